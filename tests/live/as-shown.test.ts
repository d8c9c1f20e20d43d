import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vetModule } from '../../src/verify/samples/languages/go.ts';
import { caller } from '../../src/verify/server/call.ts';
import { startGate } from '../../src/verify/server/gate.ts';
import { type CommandPage, textOf, toolsOf } from '../../src/verify/shell-blocks/page.ts';
import { followPages } from '../../src/verify/shell-blocks/run-page.ts';
import { type Scratch, type ScratchBase, startScratchBase } from '../../src/verify/shell-blocks/scratch.ts';
import type { Session } from '../../src/verify/shell-blocks/session.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';
import { shownPages, stepsAfter } from '../../src/verify/shown/pages.ts';

/** Toolchains fetch packages and compile them. */
const TOOLS_MS = 1_800_000;

const pages = shownPages();

/**
 * What readers put into production with a tutorial: how the app starts, a request that shows the flag's result, what it
 * shows after the tutorial, and what it shows if the app starts while Unleash is unavailable.
 */
const PRODUCTION = [
	{
		page: 'nextjs',
		request: 'curl --silent --fail --max-time 20 http://localhost:3000 --cookie user=chidi',
		shows: 'Checkout on one page',
		start: 'npm start',
		until: 'http://localhost:3000',
		fallback: 'Checkout, step 1 of 2',
	},
	{
		page: 'sveltekit',
		request: 'curl --silent --fail --max-time 20 http://localhost:3000/ --cookie visitor=user-8',
		shows: 'One-page checkout',
		start: 'node --env-file=.env build',
		until: 'http://localhost:3000/',
		fallback: 'Checkout in three steps',
	},
];

/** Examples that create the flag of the tutorial again, and tell readers who come from there to delete it first. */
const STARTING_OVER = /\/(?:django|javascript)\/examples\.mdx$/;

/** The server keeps counts and events of a deleted flag, and these examples show those of a new one. */
const NEEDS_NEW_SERVER = /\/rust\/examples\.mdx$/;

async function deleteFlags({ url, personal }: Scratch): Promise<void> {
	const call = caller(url, personal);
	const { features } = await call<{ features: { name: string }[] }>(
		'GET',
		'/api/admin/projects/default/features',
	);
	for (const { name } of features) {
		await call('DELETE', `/api/admin/projects/default/features/${name}`);
		await call('DELETE', `/api/admin/archive/${name}`);
	}
}

describe('what pages show, as a reader builds it', () => {
	let base: ScratchBase;
	beforeAll(async () => {
		base = await startScratchBase();
	});
	afterAll(() => base?.stop());

	for (const page of pages) {
		const { continues, isPart } = page;
		// Parts of a page are followed with it, by commands.test.ts.
		if (!continues || isPart || toolsOf(continues).length === 0 || NEEDS_NEW_SERVER.test(page.file)) continue;
		test(
			`${page.file}: continues what ${continues.file} leaves`,
			async ({ skip }) => {
				const both: CommandPage[] = [continues, { ...page, steps: stepsAfter(page) }];
				const missing = await missingTools(both.flatMap(toolsOf));
				if (missing) skip(missing);
				const scratch = await base.start('fresh');
				const between = async () => {
					if (!STARTING_OVER.test(page.file)) return;
					expect(page.source).toContain('archive and delete it');
					await deleteFlags(scratch);
				};
				const { problems } = await followPages(both, scratch, { between }).finally(() => scratch.stop());
				if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
			},
			TOOLS_MS,
		);
	}

	const modules: [name: string, module: string][] = [
		['reference/sdks/go', 'example.com/web-shop'],
		['feature-flag-tutorials/go', 'example.com/checkout'],
	];
	test.each(modules)('%s: its files are one module that compiles', async (name, module) => {
		const page = pages.find(({ file }) => file.endsWith(`/${name}.mdx`));
		const parts = pages.filter(({ continues, isPart }) => isPart && continues?.file === page?.file);
		const files = [page, ...parts]
			.flatMap((each) => each?.steps ?? [])
			.flatMap((step): [string, string][] =>
				step.kind === 'file' ? [[step.name, `${textOf(step)}\n`]] : [],
			);
		expect(page?.source).toContain(`go mod init ${module}`);
		const folder = mkdtempSync(join(tmpdir(), 'unleash-live-shown-'));
		const { problem } = await vetModule(folder, module, Object.fromEntries(files));
		rmSync(folder, { recursive: true });
		expect(problem).toBeUndefined();
	});

	for (const { page: name, request, shows, start, until, fallback } of PRODUCTION) {
		const page = pages.find(({ file }) => file.endsWith(`/${name}.mdx`));
		test(
			`${name}: the app of the tutorial keeps working when Unleash is unavailable`,
			async ({ skip }) => {
				if (!page) throw new Error(`The tutorial ${name} is gone: remove it from PRODUCTION`);
				const missing = await missingTools(toolsOf(page));
				if (missing) skip(missing);
				const scratch = await base.start('fresh');
				const gate = await startGate(scratch.url);
				const { problems } = await followPages(
					[page],
					{ ...scratch, url: gate.url },
					{
						after: async (reader) => {
							const ask = `sleep 10\n${reader.toWorld(request)}`;
							const expectShown = async (session: Session, text: string, when: string) =>
								expect((await session.run(ask, undefined, 3)).output, when).toContain(text);
							const startApp = async () => {
								const session = await reader.reopen();
								await session.run(start, reader.toWorld(until), 3);
								return session;
							};
							const session = await startApp();
							await expectShown(session, shows, 'before the connection is cut');
							gate.set('cut');
							await expectShown(session, shows, '10 s after the cut');
							await expectShown(session, shows, '20 s after the cut');
							const restarted = await startApp();
							await expectShown(restarted, fallback, 'started after the cut');
							gate.set('open');
							await expectShown(restarted, shows, '10 s after Unleash is back');
						},
					},
				).finally(async () => {
					gate.stop();
					await scratch.stop();
				});
				if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
			},
			TOOLS_MS,
		);
	}
});
