import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('src/content/docs/writing/commands.mdx', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the commands page has a row for each script of package.json, and no other rows', () => {
	const rows = [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
	expect(rows.sort()).toEqual(Object.keys(scripts).sort());
});
