import type { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readCommands } from '../../../../src/markdown/code/shell-blocks.ts';

const PAGE = 'src/content/docs/feature-flag-tutorials/serverless/lambda.mdx';
const folder = mkdtempSync(join(tmpdir(), 'lambda-refresh-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The module of the page as it is shown, with a client that only emits events. */
async function shown() {
	const { steps } = readCommands(PAGE, readFileSync(PAGE, 'utf8'));
	const file = steps.find((step) => step.kind === 'file' && step.name === 'refresh.mjs');
	if (file?.kind !== 'file' || !('text' in file.from)) throw new Error(`${PAGE} shows no refresh.mjs`);
	writeFileSync(join(folder, 'refresh.mjs'), file.from.text);
	writeFileSync(
		join(folder, 'flags.mjs'),
		"import { EventEmitter } from 'node:events';\nexport const unleash = new EventEmitter();\nexport const REFRESH_MS = 0;\n",
	);
	const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
	const { unleash } = (await load('flags.mjs')) as { unleash: EventEmitter };
	const { refresh } = (await load('refresh.mjs')) as { refresh: () => Promise<void> };
	return { unleash, refresh };
}

test('waiting for rules in Lambda leaves no listener behind, however often a function is thawed', async () => {
	const { unleash, refresh } = await shown();
	const count = () => unleash.eventNames().map((name) => [name, unleash.listenerCount(name)]);
	const before = count();
	for (const event of ['error', 'unchanged', 'unchanged', 'changed']) {
		const waiting = refresh();
		unleash.emit(event, []);
		await waiting;
	}
	expect(count()).toEqual(before);
});
