import { getCollection } from 'astro:content';
import type { ApiEntry } from '../../api-reference/collection.ts';
import { titleOf } from '../../api-reference/model/metadata.ts';
import { languages, textsOf } from '../../lib/languages.ts';
import { placeOf } from '../../lib/urls/places.ts';
import { apiPath, pathOfEntry } from '../../lib/urls/urls.ts';
import { publishedDocs } from '../../navigation/pages.ts';
import { breadcrumbs } from '../../navigation/tree.ts';
import type { Card } from './card.ts';

/** What the pictures of all pages say, by path of the page. */
export async function cardsOfPages(): Promise<Map<string, Card>> {
	const [docs, api] = await Promise.all([publishedDocs(), getCollection('api')]);
	const pages = docs.map(({ id, data }): [string, Card] => {
		const path = pathOfEntry(id);
		return [path, { title: data.title, section: sectionOf(placeOf(path).page) }];
	});
	const reference = api.map(({ id, data }): [string, Card] => [
		apiPath(id),
		{ ...apiCard(data), section: sectionOf(apiPath(id)) },
	]);
	return new Map([...pages, ...reference]);
}

function apiCard(entry: ApiEntry): Omit<Card, 'section'> {
	if (entry.kind === 'info') return { title: textsOf(languages[0])['api.infoTitle'] ?? '' };
	if (entry.kind === 'tag') return { title: entry.tag.name };
	const { method, path } = entry.operation;
	return { title: titleOf(entry.operation), endpoint: { method, path } };
}

/** The section of a page, and the group that it stands in. */
function sectionOf(path: string): string {
	const labels = breadcrumbs(path, () => true).map(({ label }) => label);
	return [...new Set([labels[0], labels.at(-1)])].filter((label) => label !== undefined).join(' · ');
}
