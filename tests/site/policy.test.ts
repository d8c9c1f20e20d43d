import { expect, test } from 'vitest';
import { readHosting } from '../../src/hosting/server/read-hosting.ts';
import { dist, readBuilt } from './built-site.ts';
import { readOutlines } from './outlines.ts';

const { policy } = readHosting(dist);
const pages = readOutlines();

test('no page has a style attribute, a style element, a handler, or an inline script beyond those with a hash', () => {
	expect(pages.length).toBeGreaterThan(1000);
	const allowed = new Set(policy.match(/'sha256-[^']+'/g));
	const blocked = pages.flatMap(({ file, inlineParts }) =>
		inlineParts.filter((part) => !allowed.has(part)).map((part) => `${file}: ${part}`),
	);
	expect(blocked).toEqual([]);
	expect(allowed.size).toBeLessThanOrEqual(2);
});

test.each([
	'_headers',
	'_hosting.json',
	'nginx.conf',
	'vercel.json',
])('%s has the one policy, which allows nothing unsafe and enforces Trusted Types', (file) => {
	const text = readBuilt(file);
	expect(text).toContain(policy);
	expect(text).not.toContain('unsafe-');
	expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types unleash-docs(;|$)/);
	expect(policy).not.toMatch(/\*|allow-duplicates/);
});
