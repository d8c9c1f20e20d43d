import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { apiEntrySchema, contractLoader } from './src/api-reference/collection.ts';
import { checkedDocsLoader } from './src/build/docs-loader.ts';
import { decisionSchema } from './src/schemas/decision.ts';
import { diagramSchema } from './src/schemas/diagram.ts';
import { docsCollectionSchema } from './src/schemas/docs.ts';
import { textsLoader, textsSchema } from './src/schemas/i18n.ts';
import { SCREENS, screenSchema } from './src/schemas/screen.ts';
import { screenshotsLoader } from './src/schemas/screenshots/loader.ts';
import { screenshotSchema } from './src/schemas/screenshots/schema.ts';
import { yamlFolderLoader } from './src/schemas/yaml-folder.ts';

function yamlCollection<Schema extends z.ZodType<object>>(folder: string, schema: Schema) {
	return defineCollection({ loader: yamlFolderLoader(folder, schema), schema });
}

/** Pages, texts and folders with one entry a file. What stands in one file is a fact: `src/schemas/data`. */
export const collections = {
	docs: defineCollection({ loader: checkedDocsLoader(), schema: docsCollectionSchema }),
	api: defineCollection({ loader: contractLoader(), schema: apiEntrySchema }),
	i18n: defineCollection({ loader: textsLoader(), schema: textsSchema }),
	diagrams: yamlCollection('src/content/diagrams', diagramSchema),
	screens: yamlCollection(SCREENS, screenSchema),
	decisions: yamlCollection('src/content/data/decisions', decisionSchema),
	screenshots: defineCollection({ loader: screenshotsLoader(), schema: screenshotSchema }),
};
