import type { Translate } from '../../config/text-name.ts';
import { realQuotes } from '../../markdown/quotes.ts';

/** A fact that a page opens with, such as how long a tutorial takes. */
export interface LeadFact {
	label: string;
	text: string | string[];
}

/** Fields that a page may open with, in the order in which readers need them. */
const FIELDS = [
	'answers',
	'outcome',
	'audience',
	'outcomes',
	'when',
	'rights',
	'needs',
	'framework',
	'minutes',
] as const;

/**
 * What a page says before its text, taken from the frontmatter of its kind.
 *
 * @param data frontmatter of the page
 * @param t translator of the page's language; labels are the keys `lead.<field>`
 */
export function leadOf(data: object, t: Translate): LeadFact[] {
	const values = data as Record<string, unknown>;
	return FIELDS.flatMap((field) => {
		const value = values[field];
		if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
		const text =
			field === 'minutes' ? t('lead.minutesValue', { count: value }) : quoted(value as string | string[]);
		return [{ label: t(`lead.${field}`), text }];
	});
}

const quoted = (value: string | string[]) =>
	Array.isArray(value) ? value.map(realQuotes) : realQuotes(value);
