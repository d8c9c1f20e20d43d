import { expect, test } from 'vitest';
import { environmentSchema } from '~/lib/environment/environment.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';

const settings = readFacts('site-settings');

/** Areas of variables that the server, hosts, or tests read, so that the schema of the build doesn't declare them. */
const OUTSIDE_THE_BUILD = ['server', 'hosts', 'tests'];

test.each(
	Object.entries(environmentSchema),
)('the settings page has %s with its default and its values', (name, field) => {
	const { default: value, values = [] } = field as { default?: string; values?: string[] };
	expect(settings[name]?.default).toBe(value);
	const others = values.filter((each) => each !== value);
	for (const each of others) expect(settings[name]?.description).toContain(`\`${each}\``);
});

test('the settings page has no variables of the build that nothing reads', () => {
	const ofBuild = Object.entries(settings).filter(([, { area }]) => !OUTSIDE_THE_BUILD.includes(area));
	const names = ofBuild.map(([name]) => name).sort();
	expect(names).toEqual([...Object.keys(environmentSchema), 'SEARCH_ADMIN_KEY'].sort());
});
