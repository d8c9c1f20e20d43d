import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

/*
 * Starts the development server on a copy of the project, so that it shares no lock, no generated files and no caches
 * with one that runs here: Vite looks for dependencies only when its cache is empty.
 */
const LINKED = ['node_modules', 'public', 'src/assets', 'src/samples'];
const COPIED = ['content.config.ts', 'package.json', 'redirects.mjs', 'src', 'tsconfig.json'];
const config = `import config from './site.config.mts';
export default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };
`;
/** Astro's server answers nothing when it believes that Vitest runs inside it. */
const quiet = {
	NODE_ENV: 'development',
	VITEST: undefined,
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_COLOR: '1',
	FORCE_COLOR: '0',
};
/** Of work for a whole core, Astro needs a quarter of a minute: on a busy machine, that is minutes. */
const STARTS_WITHIN = 900_000;
let root = '';

beforeAll(() => {
	mkdirSync('.cache', { recursive: true });
	// In the project: Astro takes the address of a file that shares no folder with the root for one below the root.
	root = mkdtempSync(path.resolve('.cache/development-'));
	const filter = (file: string) => !LINKED.includes(file.replaceAll('\\', '/'));
	for (const file of COPIED) cpSync(file, path.join(root, file), { recursive: true, filter });
	for (const folder of LINKED) symlinkSync(path.resolve(folder), path.join(root, folder));
	cpSync('astro.config.mts', path.join(root, 'site.config.mts'));
	writeFileSync(path.join(root, 'astro.config.mts'), config);
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

test(
	'the development server starts and shows the first page without a warning',
	async () => {
		const astro = path.resolve('node_modules/astro/bin/astro.mjs');
		const server = spawn(process.execPath, [astro, 'dev', '--host', '127.0.0.1', '--port', '0'], {
			cwd: root,
			env: { ...process.env, ...quiet },
		});
		const gone = new Promise((resolve) => server.on('exit', resolve));
		onTestFinished(async () => {
			server.kill();
			await gone;
		});
		let output = '';
		const address = await new Promise<string>((resolve, reject) => {
			const read = (chunk: Buffer) => {
				output += chunk;
				const [, url] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? [];
				if (url && output.includes('watching for file changes')) resolve(url);
			};
			server.stdout.on('data', read);
			server.stderr.on('data', read);
			server.on('exit', () => reject(new Error(output)));
		});
		const first = await fetch(address);
		expect(await first.text()).toContain('</html>');
		expect(output).not.toMatch(/WARN|ERROR|warning/i);
		expect(first.status, output).toBe(200);
	},
	STARTS_WITHIN,
);
