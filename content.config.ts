import { defineCollection } from 'astro:content';
import { i18nLoader } from '@astrojs/starlight/loaders';
import { glob } from 'astro/loaders';
import { apiEntrySchema, contractLoader } from './src/api-reference/collection.ts';
import { checkedDocsLoader } from './src/build/docs-loader.ts';
import { decisionSchema } from './src/schemas/decision.ts';
import { diagramSchema } from './src/schemas/diagram.ts';
import { docsCollectionSchema } from './src/schemas/docs.ts';
import { textsSchema } from './src/schemas/i18n.ts';
import { screenSchema } from './src/schemas/screen.ts';
import { screensLoader } from './src/schemas/screens-loader.ts';
import { screenshotsLoader } from './src/schemas/screenshots/loader.ts';
import { screenshotSchema } from './src/schemas/screenshots/schema.ts';

/** Pages, texts and folders with one entry a file. What stands in one file is a fact: `src/schemas/data`. */
export const collections = {
	docs: defineCollection({ loader: checkedDocsLoader(), schema: docsCollectionSchema }),
	api: defineCollection({ loader: contractLoader(), schema: apiEntrySchema }),
	i18n: defineCollection({ loader: i18nLoader(), schema: textsSchema }),
	diagrams: defineCollection({
		loader: glob({ base: 'src/content/diagrams', pattern: '*.yaml' }),
		schema: diagramSchema,
	}),
	screens: defineCollection({ loader: screensLoader(), schema: screenSchema }),
	decisions: defineCollection({
		loader: glob({ base: 'src/content/data/decisions', pattern: '*.yaml' }),
		schema: decisionSchema,
	}),
	screenshots: defineCollection({ loader: screenshotsLoader(), schema: screenshotSchema }),
};
