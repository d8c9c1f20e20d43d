import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { entriesOf } from '~/schemas/data/table.ts';
import { contains, recordedTexts, refusalTexts } from '~/verify/claims/message-requests.ts';
import { isOfNpm, unprinted } from '~/verify/claims/messages.ts';
import { cacheFolder } from '~/verify/server/packages.ts';

const one = (extra = '') =>
	`gone: { message: Could not find it, from: server, source: a/b.js, means: It is gone., fix: Look again., page: /troubleshooting${extra} }\n`;
const read = (text?: string) => readFacts('messages', text);
const unlisted = readFacts('unlisted-messages');
const packages = join(cacheFolder(), 'node_modules');

describe('messages', () => {
	test('an unknown field, speaker, sentence or page names its place', () => {
		expect(() => read(one(', color: red'))).toThrow(/messages\.yaml:1:.*gone\.color/);
		expect(() => read(one().replace('from: server', 'from: browser'))).toThrow(/gone\.from/);
		expect(() => read(one().replace('is gone.', 'is gone'))).toThrow(/gone\.means/);
		expect(() => read(one().replace('/troubleshooting', 'troubleshooting.html'))).toThrow(/gone\.page/);
		expect(() => read(one() + one())).toThrow(/messages\.yaml:2:1\n.*\n.*each field once/);
	});

	test('a page that asks for a table that is not there learns which ones are', () => {
		const table = (from: string) => entriesOf('messages', 'Messages', 'from', from, read());
		expect(table('edge').map(([id]) => id)).toContain('edge-no-tokens');
		expect(() => table('servers')).toThrow(/one of server, sdk, edge\n.*<Messages from="server" \/>/);
	});

	test('a speaker prints a message once', () => {
		const printed = Object.values(read()).map(({ message, from, sdk }) => `${sdk ?? from}: ${message}`);
		expect(printed.filter((text, index) => printed.indexOf(text) !== index)).toEqual([]);
	});

	test('messages of SDKs, and only they, name an SDK that the site knows', () => {
		const known = new Set(Object.keys(readFacts('sdks')));
		const wrong = Object.entries(read()).filter(([, { from, sdk }]) =>
			sdk === undefined ? from === 'sdk' : from !== 'sdk' || !known.has(sdk),
		);
		expect(wrong.map(([id]) => id)).toEqual([]);
	});

	test('each leads to a section that is there', () => {
		const lost = [read(), unlisted]
			.flatMap(Object.values<{ page: string }>)
			.filter(({ page }) => !isSection(page));
		expect(lost.map(({ page }) => page)).toEqual([]);
	});

	test('a text that its package does not have is found', () => {
		const wrong = { message: 'Never said …', source: 'vitest/package.json' };
		expect(unprinted([wrong], 'node_modules')).toEqual(['vitest/package.json: Never said ']);
		expect(unprinted([{ ...wrong, source: 'vitest/none.js' }], 'node_modules')).toEqual([
			'vitest/none.js: no such file',
		]);
		expect(isOfNpm({ ...wrong, source: 'unleash-edge/crates/a.rs' })).toBe(false);
	});

	test.skipIf(!existsSync(packages))('the packages of the live tests have the texts', () => {
		expect(unprinted([...Object.values(read()), ...Object.values(unlisted)], packages)).toEqual([]);
	});

	test('are found in what a server returned, but not in a longer one', () => {
		const said = refusalTexts('400', {
			message: 'Request validation failed: "name" is not allowed to be empty',
		});
		expect(contains(said, '"…" is not allowed to be empty')).toBe(true);
		expect(contains(said, '"…" is not allowed')).toBe(false);
	});

	test('of the server come with the status and the name that were recorded with them', () => {
		const recorded = recordedTexts();
		const wrong = Object.entries(read()).flatMap(([id, { from, message, status, error }]) =>
			from !== 'server' || (status ?? error) === undefined
				? []
				: recorded
						.filter((said) => contains(said, message))
						.filter((said) => said.status !== String(status) || said.name !== error)
						.map((said) => `${id}: ${said.status} ${said.name}`),
		);
		expect([...new Set(wrong)]).toEqual([]);
	});

	test('one that a table shows stands there only', () => {
		const listed = new Set(Object.values(read()).map(({ message }) => message));
		expect(Object.values(unlisted).filter(({ message }) => listed.has(message))).toEqual([]);
	});
});

/** Whether a page has the heading or anchor that an address names. */
function isSection(address: string): boolean {
	const [page = '', fragment] = address.split('#');
	const file = `src/content/docs${page}.mdx`;
	if (!existsSync(file)) return false;
	const text = readFileSync(file, 'utf8');
	const headings = [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\w\- ]/g, '')
			.replaceAll(' ', '-'),
	);
	const anchors = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	return fragment === undefined || [...headings, ...anchors].includes(fragment);
}
