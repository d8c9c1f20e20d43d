import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Vite looks for dependencies only when its cache is empty. */
const own = mkdtempSync(path.join(tmpdir(), 'development-'));
const config = path.join(own, 'astro.config.mts');
writeFileSync(
	config,
	`import config from ${JSON.stringify(path.resolve('astro.config.mts'))};
export default { ...config, cacheDir: ${JSON.stringify(own)}, vite: { ...config.vite, cacheDir: ${JSON.stringify(own)} } };`,
);
afterAll(() => rmSync(own, { recursive: true, force: true, maxRetries: 5 }));

const astro = path.resolve('node_modules/astro/bin/astro.mjs');
const words = ['dev', '--config', path.relative('.', config), '--host', '127.0.0.1', '--port', '0'];
/** Astro's server answers nothing when it believes that Vitest runs inside it. */
const quiet = {
	NODE_ENV: 'development',
	VITEST: undefined,
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_COLOR: '1',
	FORCE_COLOR: '0',
};

test('the development server starts and shows the first page without a warning', async () => {
	const server = spawn(process.execPath, [astro, ...words], { env: { ...process.env, ...quiet } });
	let output = '';
	const gone = new Promise((resolve) => server.on('exit', resolve));
	try {
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
	} finally {
		server.kill();
		await gone;
	}
}, 180_000);
