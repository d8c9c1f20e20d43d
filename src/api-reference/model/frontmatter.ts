import type { Translate } from '../../config/text-name.ts';
import type { ApiEntry } from '../collection.ts';
import { documentedVersion } from '../contract/version.ts';
import { availabilityOf, descriptionOf, titleOf } from './metadata.ts';

/** What a page of the API reference says about itself, in the fields that other pages have in their frontmatter. */
export function frontmatterOf(entry: ApiEntry, t: Translate) {
	const kind = 'api' as const;
	if (entry.kind === 'info') {
		return { kind, title: t('api.infoTitle'), description: t('api.describeInfo') };
	}
	if (entry.kind === 'tag') {
		const { name, summary, description } = entry.tag;
		return {
			kind,
			title: name,
			description: descriptionOf([summary, description], t('api.describeTag', { tag: name })),
		};
	}
	const { operation } = entry;
	const { method, path, description } = operation;
	const title = titleOf(operation);
	const availability = availabilityOf(operation);
	return {
		kind,
		title,
		description: operation.removed
			? descriptionOf([description], t('api.describeGone', { title }))
			: descriptionOf(
					[description, t('api.describe', { title, method, path })],
					t('api.describeBriefly', { title }),
				),
		...(!operation.removed && { verifiedWith: documentedVersion() }),
		...(Object.keys(availability).length > 0 && { availability }),
		...(operation.removed && { search: { off: true as const } }),
	};
}
