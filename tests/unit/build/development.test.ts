import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ASTRO_TIMEOUT, astro, copyProject, quiet, removeProject } from '../astro-project.ts';

/** Vite looks for dependencies only when its cache is empty, as that of a copy is. */
let root = '';
beforeAll(() => {
	root = copyProject();
	writeFileSync(join(root, 'src/content/docs/broken.mdx'), BROKEN);
});
afterAll(() => removeProject(root));

/** Astro's server answers nothing when it believes that Vitest runs inside it. */
const environment = { ...process.env, ...quiet, NODE_ENV: 'development', VITEST: undefined };

const BROKEN = `---
title: Broken
description: A page whose MDX has a placeholder in angle brackets, which the compiler takes for an element.
kind: reference
questions: [Why?]
draft: true
---

Use <your-token>.
`;
const EXPLANATION = `src/content/docs/broken.mdx:9:5  text
  found:    <your-token> without an end
  expected: a tag that closes <your-token>: MDX reads angle brackets as elements
  write:    put \`<your-token>\` in backticks, or </your-token> where the element ends`;
/** How the compiler begins to say so. */
const COMPILER = 'Expected a closing tag for `';

test(
	'the development server starts, shows the first page without a warning, and explains MDX that it cannot read',
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
		const [before, after, ...rest] = output.split(EXPLANATION);
		expect(rest, output).toEqual([]);
		expect(before?.replace('[ERROR]', '') + (after ?? ''), output).not.toMatch(/WARN|ERROR|warning/i);
		expect(first.status, output).toBe(200);
		const broken = await fetch(`${address}/broken`);
		expect(broken.status).toBe(500);
		expect(output).not.toContain(COMPILER);
	},
	ASTRO_TIMEOUT,
);
