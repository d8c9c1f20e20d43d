import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '~/lib/environment/environment.ts';

const rows = new Map(
	[...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.+) \|$/gm)].map(
		([, name = '', value, text = '']) => [name, { value, text }],
	),
);

test.each(
	Object.entries(environmentSchema),
)('the README says what %s does, and its default', (name, field) => {
	const { default: value, values = [] } = field as { default?: string; values?: string[] };
	expect(rows.get(name)?.value).toBe(value);
	const named = values.filter((each) => each !== value);
	for (const each of named) expect(rows.get(name)?.text).toContain(`\`${each}\``);
});
