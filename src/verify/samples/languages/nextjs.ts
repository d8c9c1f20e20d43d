import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, checkTypes } from '../bundle.ts';
import { runProgram } from '../program.ts';
import { copyStub, npmVersion } from '../stub.ts';
import type { Language } from './language.ts';

const SDK = '@unleash/nextjs';

/** Renders the component that the file exports, awaited first as Next.js does with server components. */
const RENDER = `import { renderToStaticMarkup } from 'react-dom/server';
import Page from './page.mjs';
console.log(renderToStaticMarkup(await Page({})).replace(/<[^>]+>/g, ''));
process.exit();
`;

function check(file: string, folder: string) {
	copyStub('next', join(folder, 'node_modules/next'));
	return checkTypes(file, folder, 'next');
}

/** Type-checked against the real SDK, and a server component is rendered against the live server. */
export const nextjs: Language = {
	name: 'nextjs',
	extensions: [],
	async compile(file, folder) {
		const { tool, problem } = check(file, folder);
		return problem ? { tool, problem } : { tool: `${tool}, ${npmVersion(SDK)}` };
	},
	async run(place) {
		const { tool, problem } = check(place.file, place.folder);
		if (problem) throw new Error(problem);
		const code = await bundle(place.file, [], 'node');
		writeFileSync(join(place.folder, 'page.mjs'), code);
		const entry = join(place.folder, 'render.mjs');
		writeFileSync(entry, RENDER);
		return runProgram(place, process.execPath, [entry], `${tool}, react-dom/server, ${npmVersion(SDK)}`);
	},
};
