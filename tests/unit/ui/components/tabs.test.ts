import { expect, test } from 'vitest';
import { assertTab, joinTabs, NAME } from '~/ui/components/tabs/tabs.ts';

const tab = (id: string, text = id) =>
	`<input type="radio" name="${NAME}" id="${NAME}-${id}" value="${id}"><label for="${NAME}-${id}">${id}</label><div class="panel">${text}</div>`;

test('the first tab is chosen, and all share a name that leaves no placeholder', () => {
	const html = joinTabs(tab('a') + tab('b'), 'language', new Set(), '/p');
	expect(html.match(/ checked/g)).toHaveLength(1);
	expect(html.indexOf(' checked')).toBeLessThan(html.indexOf('value="b"'));
	expect(html).not.toContain(NAME);
	expect(new Set([...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
});

test('names are the same in every build, and unique on a page', () => {
	const once = joinTabs(tab('a'), undefined, new Set(), '/p');
	expect(joinTabs(tab('a'), undefined, new Set(), '/p')).toBe(once);
	const taken = new Set<string>();
	expect(joinTabs(tab('a'), undefined, taken, '/p')).not.toBe(joinTabs(tab('a'), undefined, taken, '/p'));
});

test('tabs inside of tabs keep their own names', () => {
	const taken = new Set<string>();
	const inner = joinTabs(tab('x') + tab('y'), undefined, taken, '/p');
	const html = joinTabs(tab('a', inner) + tab('b'), undefined, taken, '/p');
	expect(html.match(/ checked/g)).toHaveLength(2);
	expect(new Set([...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2);
});

test('mistakes name the page', () => {
	expect(() => joinTabs('<p>x</p>', undefined, new Set(), '/p')).toThrow(/^\/p\n[\s\S]*without a <Tab>/);
	expect(() => joinTabs(tab('a') + tab('a'), undefined, new Set(), '/p')).toThrow(/two tabs with the id "a"/);
	expect(() => assertTab('Node JS', 'x', '/p')).toThrow(/^\/p\n[\s\S]*<Tab id="Node JS">/);
	expect(() => assertTab('node', undefined, '/p')).toThrow(/without a label/);
});

test('a component without tabs in it is named', () => {
	for (const html of [undefined, '', '<p>text</p>'])
		expect(() => joinTabs(html, undefined, new Set(), '/p')).toThrow(
			/\/p\n {2}found: {4}<Tabs> without a <Tab>/,
		);
});
