import { expect, test } from 'vitest';
import type { RedirectRow, RedirectRule } from '~/config/redirects/types.ts';
import { planRedirects, spellOut, targetOf } from '~/hosting/redirects/plan.ts';

const rows: RedirectRow[] = [
	['/addons', '/reference/integrations'],
	['/docs/addons', '/reference/integrations#old'],
	['/help', '/'],
];
const rules: RedirectRule[] = [
	{ source: '/docs/*', kind: 'removed-prefix', prefix: '/docs' },
	{ source: '*.html', kind: 'clean-address' },
];
const pages = new Set([
	'/',
	'/quickstart',
	'/reference/integrations',
	'/reference/integrations/slack',
	'/how-to/a',
]);
const plan = planRedirects(rows, rules, pages);

test('a removed folder leads to pages, and to the targets of old paths, in one step', () => {
	expect(Object.fromEntries(plan.exact)).toEqual({
		'/addons': '/reference/integrations',
		'/docs/addons': '/reference/integrations#old',
		'/help': '/',
		'/docs/help': '/',
		'/docs': '/',
		'/docs/quickstart': '/quickstart',
	});
	expect(plan.prefixes).toEqual([
		{ from: '/docs/how-to/', to: '/how-to/' },
		{ from: '/docs/reference/', to: '/reference/' },
	]);
});

test.each([
	['/addons', '/reference/integrations'],
	['/docs/reference/integrations/slack', '/reference/integrations/slack'],
	['/Addons', undefined],
	['/docs/reference', undefined],
	['/docs//example.com', undefined],
	['/quickstart', undefined],
	['/__proto__', undefined],
])('%s leads to %s', (path, target) => {
	expect(targetOf(path, plan)).toBe(target);
});

test('spelled out, there is an old path for every page', () => {
	const all = spellOut(plan, pages);
	expect(all.get('/docs/reference/integrations/slack')).toBe('/reference/integrations/slack');
	expect(all.get('/docs/addons')).toBe('/reference/integrations#old');
	expect(all.size).toBe(plan.exact.size + 3);
});

test('a page below the removed folder stays', () => {
	const { exact } = planRedirects(rows, rules, new Set([...pages, '/docs/quickstart']));
	expect(exact.has('/docs/quickstart')).toBe(false);
});

test('a moved folder leads to pages of the same name, and to what they are called now', () => {
	const moved: RedirectRule = {
		source: '/api/*',
		kind: 'moved-folder',
		from: '/api/',
		to: '/reference/api/',
	};
	const renamed: RedirectRow[] = [
		['/reference/api/old-name', '/reference/api/new-name'],
		['/api/events', '/how-to/a'],
	];
	const { exact, prefixes } = planRedirects(renamed, [moved], pages);
	const leads = (path: string) => targetOf(path, { exact, prefixes });
	expect(leads('/api/new-name')).toBe('/reference/api/new-name');
	expect(leads('/api/old-name')).toBe('/reference/api/new-name');
	expect(leads('/api/events')).toBe('/how-to/a');
});
