import { defineCollection } from 'astro:content';
import { i18nLoader } from '@astrojs/starlight/loaders';
import { file, glob } from 'astro/loaders';
import { apiEntrySchema, contractLoader } from './src/api-reference/collection.ts';
import { edgeOptionSchema } from './src/schemas/data/edge-options.ts';
import { environmentVariableSchema } from './src/schemas/data/environment-variables.ts';
import { eventTypeSchema } from './src/schemas/data/event-types.ts';
import { limitSchema } from './src/schemas/data/limits.ts';
import { strategySchema } from './src/schemas/data/strategies.ts';
import { decisionSchema } from './src/schemas/decision.ts';
import { diagramSchema } from './src/schemas/diagram.ts';
import { docsCollectionSchema } from './src/schemas/docs.ts';
import { checkedDocsLoader } from './src/schemas/frontmatter/docs-loader.ts';
import { glossarySchema } from './src/schemas/glossary.ts';
import { textsSchema } from './src/schemas/i18n.ts';
import { screenshotsLoader } from './src/schemas/screenshots/loader.ts';
import { screenshotSchema } from './src/schemas/screenshots/schema.ts';

export const collections = {
	docs: defineCollection({ loader: checkedDocsLoader(), schema: docsCollectionSchema }),
	api: defineCollection({ loader: contractLoader(), schema: apiEntrySchema }),
	i18n: defineCollection({ loader: i18nLoader(), schema: textsSchema }),
	diagrams: defineCollection({
		loader: glob({ base: 'src/content/diagrams', pattern: '*.yaml' }),
		schema: diagramSchema,
	}),
	decisions: defineCollection({
		loader: glob({ base: 'src/content/data/decisions', pattern: '*.yaml' }),
		schema: decisionSchema,
	}),
	edgeOptions: defineCollection({
		loader: file('src/content/data/edge-options.yaml'),
		schema: edgeOptionSchema,
	}),
	environmentVariables: defineCollection({
		loader: file('src/content/data/environment-variables.yaml'),
		schema: environmentVariableSchema,
	}),
	eventTypes: defineCollection({
		loader: file('src/content/data/event-types.yaml'),
		schema: eventTypeSchema,
	}),
	limits: defineCollection({ loader: file('src/content/data/limits.yaml'), schema: limitSchema }),
	strategies: defineCollection({ loader: file('src/content/data/strategies.yaml'), schema: strategySchema }),
	screenshots: defineCollection({ loader: screenshotsLoader(), schema: screenshotSchema }),
	glossary: defineCollection({ loader: file('src/content/data/glossary.yaml'), schema: glossarySchema }),
};
