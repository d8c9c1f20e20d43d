import type { ApiEntry } from '../../api-reference/collection.ts';
import { places } from '../../api-reference/contract/shape.ts';
import { loadReference } from '../../api-reference/model/source.ts';
import type { Translate } from '../../site/text-name.ts';

/** A heading of a page, as the table of contents takes it. */
export interface PageHeading {
	depth: number;
	slug: string;
	text: string;
}

/**
 * The headings that a page of the API reference will have, in order: it is rendered only after its table of contents.
 *
 * @param around headings of the texts of the page of the whole reference: of the one that opens it, and of the one about
 *   its downloads
 */
export function headingsOf(
	entry: ApiEntry,
	t: Translate,
	around: Readonly<Record<'introduction' | 'downloads', readonly PageHeading[]>>,
): PageHeading[] {
	const heading = (slug: string, text: string): PageHeading => ({ depth: 2, slug, text });
	if (entry.kind === 'info') {
		return [
			...around.introduction,
			heading('resources', t('api.tags')),
			heading('downloads', t('api.downloads')),
			...around.downloads,
		];
	}
	if (entry.kind === 'tag') {
		const own = loadReference().operations.filter(({ tag }) => tag === entry.tag.name);
		return [
			...(entry.tag.sequence.length > 0 ? [heading('sequence', t('api.sequence'))] : []),
			...(own.some(({ removed }) => !removed) ? [heading('operations', t('api.operations'))] : []),
			...(own.some(({ removed }) => removed) ? [heading('removed', t('api.removedTitle'))] : []),
		];
	}
	const { removed, parameters, body } = entry.operation;
	if (removed) return [];
	const used = places.filter((place) => parameters.some((parameter) => parameter.in === place));
	return [
		heading('request', t('api.request')),
		...used.map((place) => heading(place, t(`api.parameters.${place}`))),
		...(body ? [heading('body', t('api.body'))] : []),
		heading('responses', t('api.responses')),
	];
}
