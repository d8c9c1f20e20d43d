import type { SchemaContext } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { editorSchema } from './editor-schema.ts';
import { pageSchema } from './pages/index.ts';

let made: ReturnType<typeof makeSchema> | undefined;

/**
 * Schema of the docs collection. Writers set the fields of their kind of page and no others; what Starlight
 * needs beside them is derived here or takes Starlight's defaults. Starlight asks for it again for each page of the API;
 * as no page has pictures in its frontmatter, the one that was made serves.
 */
export function docsCollectionSchema(context: SchemaContext) {
	made ??= makeSchema(context);
	return made;
}

function makeSchema(context: SchemaContext) {
	const starlightSchema = docsSchema()(context);
	const schema = pageSchema.transform((page) => ({
		...starlightSchema.parse({
			title: page.title,
			sidebar: { label: page.sidebarLabel },
			pagefind: page.kind !== 'writers' && page.search?.off !== true,
		}),
		...page,
	}));
	// Astro writes the schema of a collection for editors; ours tells the kinds apart in a way they handle better.
	schema._zod.toJSONSchema = editorSchema;
	return schema;
}
