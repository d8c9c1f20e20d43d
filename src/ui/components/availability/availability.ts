import type { Translate } from '../../../config/text-name.ts';

/** Who has a feature, and since when. Fields as in the frontmatter of a page. */
export interface AvailabilityFacts {
	plans?: readonly ('open-source' | 'pro' | 'enterprise')[] | undefined;
	since?: string | undefined;
	edge?: string | undefined;
	status?: 'beta' | 'deprecated' | 'removed' | 'stable' | undefined;
	until?: string | undefined;
}

/** One fact of the line: a shape that does not rely on color, and its text. */
export interface AvailabilityPart {
	shape: 'plan' | 'since' | 'edge' | 'beta' | 'deprecated' | 'removed';
	text: string;
}

/** What the availability line says, in order. */
export function availabilityParts(facts: AvailabilityFacts, t: Translate): AvailabilityPart[] {
	const { plans, since, edge, status, until } = facts;
	const parts: AvailabilityPart[] = [];
	if (status && status !== 'stable') {
		parts.push({
			shape: status,
			text: until ? t(`availability.${status}Until`, { version: until }) : t(`availability.${status}`),
		});
	}
	if (plans?.length)
		parts.push({ shape: 'plan', text: plans.map((plan) => t(`availability.plan.${plan}`)).join(' + ') });
	if (since) parts.push({ shape: 'since', text: t('availability.since', { version: since }) });
	if (edge) parts.push({ shape: 'edge', text: t('availability.edge', { version: edge }) });
	return parts;
}
