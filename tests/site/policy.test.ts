import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { readHosting } from '../../src/hosting/server/read-hosting.ts';
import { builtFiles, dist, readBuilt } from './built-site.ts';

const { policy } = readHosting(dist);

/** Types of script elements that hold data. */
const DATA = /^application\/(ld\+)?json$/;

/** What a page carries that runs or styles by itself, as the policy would name it. */
function inlineParts(file: string): string[] {
	const found: string[] = [];
	const visit = (node: DefaultTreeAdapterTypes.Node) => {
		if ('attrs' in node) {
			const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
			for (const name of attributes.keys())
				if (name === 'style' || /^on/.test(name)) found.push(`${name} attribute of ${node.tagName}`);
			if (node.tagName === 'style') found.push('style element');
			if (node.tagName === 'script' && !attributes.has('src') && !DATA.test(attributes.get('type') ?? '')) {
				const code = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
				found.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
			}
		}
		if ('content' in node) visit(node.content);
		if ('childNodes' in node) node.childNodes.forEach(visit);
	};
	visit(parse(readBuilt(file)));
	return found;
}

test('no page has a style attribute, a style element, a handler, or an inline script beyond those with a hash', () => {
	const pages = builtFiles('.html');
	expect(pages.length).toBeGreaterThan(1000);
	const allowed = new Set(policy.match(/'sha256-[^']+'/g));
	const blocked = pages.flatMap((file) =>
		inlineParts(file)
			.filter((part) => !allowed.has(part))
			.map((part) => `${file}: ${part}`),
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
