import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { siteCommandSchema, siteSettingSchema } from '~/schemas/data/site.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('each script of package.json has a description, and nothing else has one', () => {
	expect(Object.keys(readFacts('site-commands')).sort()).toEqual(Object.keys(scripts).sort());
});

test.each([
	['settings', 'SiteSettings', siteSettingSchema],
	['commands', 'SiteCommands', siteCommandSchema],
])('/writing/%s shows every area once', (page, component, { shape }) => {
	const text = readFileSync(`src/content/docs/writing/${page}.mdx`, 'utf8');
	const shown = [...text.matchAll(new RegExp(`<${component} area="([^"]*)"`, 'g'))].map(([, area]) => area);
	expect(shown).toEqual(shape.area.options);
});
