import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ASTRO_TIMEOUT, astro, copyProject, quiet, removeProject } from '../astro-project.ts';

/** Vite looks for dependencies only when its cache is empty, as that of a copy is. */
let root = '';
beforeAll(() => {
	root = copyProject();
});
afterAll(() => removeProject(root));

/** Astro's server answers nothing when it believes that Vitest runs inside it. */
const environment = { ...process.env, ...quiet, NODE_ENV: 'development', VITEST: undefined };

test(
	'the development server starts and shows the first page without a warning',
	async () => {
		const words = ['dev', '--host', '127.0.0.1', '--port', '0'];
		const server = spawn(process.execPath, [astro, ...words], { cwd: root, env: environment });
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
	ASTRO_TIMEOUT,
);
