import type { ApiEntry } from '../../../api-reference/collection.ts';
import { places } from '../../../api-reference/contract/shape.ts';
import { loadReference } from '../../../api-reference/model/source.ts';
import { thingsOfTag } from '../../../api-reference/things/of-tag.ts';
import type { Translate } from '../../../config/text-name.ts';

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
	const heading = (slug: string, text: string, depth = 2): PageHeading => ({ depth, slug, text });
	if (entry.kind === 'info') {
		return [
			...around.introduction,
			heading('rate-limits', t('api.rates')),
			heading('resources', t('api.tags')),
			heading('downloads', t('api.downloads')),
			...around.downloads,
		];
	}
	if (entry.kind === 'tag') {
		const { things, gone } = thingsOfTag(entry.tag.name, loadReference().operations);
		const named = things.filter(({ label }) => label !== '');
		return [
			...(entry.tag.sequence.length > 0 ? [heading('sequence', t('api.sequence'))] : []),
			...(things.length > 0 ? [heading('operations', t('api.operations'))] : []),
			...named.map(({ id, label }) => heading(id, label, 3)),
			...(gone.length > 0 ? [heading('removed', t('api.removedTitle'))] : []),
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
