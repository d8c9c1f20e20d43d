import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '~/lib/environment/environment.ts';

const PAGE = 'src/content/docs/writing/settings.mdx';

/** Variables that the server, hosts, or tests read, so that the schema of the build doesn't declare them. */
const OUTSIDE_THE_BUILD = [
	'SEARCH_ADMIN_KEY',
	'HOST',
	'PORT',
	'KEEP_ALIVE_TIMEOUT',
	'NETLIFY',
	'VERCEL',
	'CF_PAGES',
	'CHROMIUM_PATH',
	'FIREFOX_PATH',
	'TEST_SEED',
	'TYPESENSE_BIN',
];

const rows = new Map(
	[
		...readFileSync(PAGE, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|None|The commit) \| (.+) \|$/gm),
	].map(([, name = '', value, text = '']) => [name, { value, text }]),
);

test.each(
	Object.entries(environmentSchema),
)('the settings page has %s with its default and its values', (name, field) => {
	const { default: value, values = [] } = field as { default?: string; values?: string[] };
	expect(rows.get(name)?.value).toBe(value);
	const others = values.filter((each) => each !== value);
	for (const each of others) expect(rows.get(name)?.text).toContain(`\`${each}\``);
});

test('the settings page has no other variables than those that something reads', () => {
	expect([...rows.keys()].sort()).toEqual([...Object.keys(environmentSchema), ...OUTSIDE_THE_BUILD].sort());
});
