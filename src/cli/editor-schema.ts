import { writeFile } from 'node:fs/promises';
import { editorSchema } from '../schemas/editor-schema.ts';

/* Writes the JSON schema of the frontmatter for editors. Run it after every change of src/schemas/pages. */
const file = new URL('../../.vscode/frontmatter.schema.json', import.meta.url);
await writeFile(file, `${JSON.stringify(editorSchema(), null, 2)}\n`);
