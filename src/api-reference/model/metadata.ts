import { realQuotes } from '../../markdown/quotes.ts';
import { longestTitle } from '../../schemas/pages/base.ts';
import { proseToText } from '../prose.ts';
import { spoken } from './slug.ts';
import type { Operation } from './types.ts';

/** Name of an operation in lists and as the title of its page. */
export function titleOf({ summary, operationId }: Pick<Operation, 'summary' | 'operationId'>): string {
	const title = realQuotes(summary ?? spoken(operationId)).replace(/\.$/, '');
	if (title.length <= longestTitle) return title;
	return title.slice(0, longestTitle - 1).replace(/\s+\S*$/, '…');
}

/**
 * The description of a page: the first sentences of a text, as many as fit into 160 characters.
 *
 * @param texts where to look, in order; a text of which no whole sentences make 70 characters is passed over
 * @param fallback stands in for them, of the right length itself
 */
export function descriptionOf(texts: readonly (string | undefined)[], fallback: string): string {
	for (const text of texts) {
		const sentences = proseToText(text).match(/\S[^.]*(?:\.(?!\s|$)[^.]*)*\.(?=\s|$)/g) ?? [];
		let whole = '';
		for (const sentence of sentences) {
			const longer = whole === '' ? sentence : `${whole} ${sentence}`;
			if (longer.length > 160) break;
			whole = longer;
		}
		if (whole.length >= 70) return whole;
	}
	return fallback;
}

/** Who has an operation, and since when, as the frontmatter of pages says it. */
export function availabilityOf({ plan, since, stability, removed }: Operation) {
	const status = removed
		? ('removed' as const)
		: stability === 'deprecated' || stability === 'beta'
			? stability
			: undefined;
	return {
		...(plan === 'enterprise' && { plans: ['enterprise' as const] }),
		...(since !== undefined && { since }),
		...(status && { status }),
		...(removed?.version !== undefined && { until: removed.version }),
	};
}
