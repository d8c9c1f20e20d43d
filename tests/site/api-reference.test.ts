import { existsSync } from 'node:fs';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { recordedRefusal } from '../../src/api-reference/model/refusals.ts';
import { kebab } from '../../src/api-reference/model/slug.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { statusTitle } from '../../src/api-reference/model/status.ts';
import type { Schema } from '../../src/api-reference/model/types.ts';
import { sampleLanguages } from '../../src/api-reference/samples/index.ts';
import { resolve } from '../../src/api-reference/schema/resolve.ts';
import { apiPath } from '../../src/lib/urls/urls.ts';
import { dist, gzipped, readBuilt } from './built-site.ts';

/** Budgets of operation pages, in bytes of gzip. */
const budgets = { median: 12_000, largest: 25_000 };

const { operations, tags, schemas } = loadReference();
const current = operations.filter(({ removed }) => !removed);
const gone = operations.filter(({ removed }) => removed);
const fileOf = (slug: string) => `${apiPath(slug).slice(1)}.html`;
const page = (slug: string) => readBuilt(fileOf(slug));

/** Names of all fields that a body has, each schema once, as pages show each once. */
function fieldNames(schema: Schema, seen = new Set<string>(), names = new Set<string>()): Set<string> {
	const { name, schema: found } = resolve(schema, schemas);
	if (name !== undefined && seen.has(name)) return names;
	if (name !== undefined) seen.add(name);
	for (const [field, own] of Object.entries(found.properties ?? {})) {
		names.add(field);
		fieldNames(own, seen, names);
	}
	const { items, additionalProperties: values, oneOf = [], anyOf = [] } = found;
	const others = [items, ...(typeof values === 'object' ? [values] : []), ...oneOf, ...anyOf];
	for (const other of others) if (other) fieldNames(other, seen, names);
	return names;
}

const idsBySlug = new Map<string, string[]>();

/** Reads the ids of a page, once for all tests. */
function idsOn(slug: string): string[] {
	const ids = idsBySlug.get(slug) ?? idsIn(page(slug));
	idsBySlug.set(slug, ids);
	return ids;
}

function idsIn(html: string): string[] {
	const ids: string[] = [];
	const visit = (node: { attrs?: { name: string; value: string }[]; childNodes?: object[] }) => {
		for (const { name, value } of node.attrs ?? []) if (name === 'id') ids.push(value);
		for (const child of node.childNodes ?? []) visit(child);
	};
	visit(parse(html) as object);
	return ids;
}

describe('the API reference', () => {
	test('has a page for every operation, every tag and the whole', () => {
		expect(operations.length).toBeGreaterThan(400);
		const slugs = [...operations, ...tags].map(({ slug }) => slug);
		expect([...slugs, 'unleash-api'].filter((slug) => !existsSync(`${dist}/${fileOf(slug)}`))).toEqual([]);
	});

	test('has a page for every tag, also for one whose operations are all gone', () => {
		const contract = loadContract();
		const slugs = contract.tags.map(({ name }) => kebab(name));
		expect(slugs.filter((slug) => !existsSync(`${dist}/${fileOf(slug)}`))).toEqual([]);
		expect(page('unstable')).toContain('href="/reference/api/unleash/deprecated-get-instance-insights"');
	});

	test('shows method, path, parameters, every field and nine samples of every operation', () => {
		const missing: string[] = [];
		for (const { slug, method, path, parameters, body, answers } of current) {
			const html = page(slug);
			const ids = idsOn(slug);
			const need = (shown: boolean, what: string) => {
				if (!shown) missing.push(`${slug}: ${what}`);
			};
			need(html.includes(`>${method}</span>`), method);
			need(html.replaceAll('<wbr>', '').includes(`<code>${path}</code>`), path);
			for (const one of parameters) need(ids.includes(`${one.in}.${one.name}`), `${one.in}.${one.name}`);
			for (const { id } of sampleLanguages) need(html.includes(`value="${id}"`), id);
			for (const { status } of answers) need(ids.includes(`response-${status}`), status);
			const shown = new Set(ids.map((id) => id.slice(id.lastIndexOf('.') + 1)));
			for (const part of [body, ...answers.map((answer) => answer.body)]) {
				for (const name of part?.schema ? fieldNames(part.schema) : []) {
					need(shown.has(name) || ids.some((id) => id.endsWith(`.${name}`)), name);
				}
			}
		}
		expect(missing).toEqual([]);
	});

	test('shows the bodies of refusals that were recorded, and no others', () => {
		const wrong = current.flatMap(({ slug, operationId, answers }) => {
			const html = page(slug);
			return answers
				.filter(({ status }) => Number(status) >= 400)
				.filter(({ status }) => {
					const isShown = html.includes(`<figcaption>${statusTitle(status)}</figcaption>`);
					return isShown !== (recordedRefusal(operationId, status) !== undefined);
				})
				.map(({ status }) => `${slug} ${status}`);
		});
		expect(wrong).toEqual([]);
	});

	test('has every id once a page, and links within pages lead somewhere', () => {
		const wrong = [...operations, ...tags].flatMap(({ slug }) => {
			const html = page(slug);
			const ids = idsOn(slug);
			const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
			return [
				...ids.filter((id, index) => ids.indexOf(id) !== index),
				...links.filter((id) => !ids.includes(id)),
			].map((id) => `${slug}#${id}`);
		});
		expect(wrong).toEqual([]);
	});

	test('keeps operation pages light', () => {
		const sizes = current.map(({ slug }) => gzipped(page(slug))).sort((a, b) => a - b);
		expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(budgets.median);
		expect(sizes.at(-1)).toBeLessThan(budgets.largest);
	});

	test('lists all tags and the operations of the open one in the sidebar, with methods', () => {
		const [first, second] = tags;
		if (!first || !second) throw new Error('no tags');
		const menu = /<nav\s+id="site-menu"[\s\S]*?<\/nav>/.exec(page(first.slug))?.[0] ?? '';
		for (const { slug } of tags) expect(menu).toContain(`href="${apiPath(slug)}"`);
		for (const { slug, tag } of current) {
			expect(menu.includes(`href="${apiPath(slug)}"`), slug).toBe(tag === first.name);
		}
		expect(menu).toMatch(/class="method get"/);
	});

	test('keeps operations that are gone out of search engines, and says so', () => {
		for (const { slug } of gone) {
			expect(page(slug), slug).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
			expect(page(slug), slug).toContain('availability-part removed');
			expect(readBuilt('sitemap-0.xml')).not.toContain(`${apiPath(slug)}<`);
		}
	});

	test('says once of an operation that is gone what replaced it, as a link', () => {
		for (const { slug, removed } of gone) {
			const main = (/<main[\s\S]*<footer/.exec(page(slug))?.[0] ?? '').replace(
				/<script[\s\S]*?<\/script>/g,
				'',
			);
			expect(
				main.match(/availability-part removed|[Ss]ervers since|no longer ha|removed this/g),
				slug,
			).toHaveLength(1);
			expect(main, slug).toContain('<nav class="breadcrumbs"');
			for (const id of removed?.replacedBy ?? []) {
				const link = `href="${apiPath(operations.find(({ operationId }) => operationId === id)?.slug ?? '')}"`;
				expect(main.split(link), `${slug}: ${link}`).toHaveLength(2);
			}
		}
	});

	test('needs no script to show the samples of other languages', () => {
		expect(page(current[0]?.slug ?? '').match(/<pre data-lang=/g)?.length).toBeGreaterThanOrEqual(9);
	});
});
