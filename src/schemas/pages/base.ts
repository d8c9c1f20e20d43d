import { z } from 'astro/zod';
import { identity } from '../../config/identity.ts';
import * as limits from '../../config/limits.ts';
import { guided } from '../guide.ts';
import { availabilitySchema } from './availability.ts';
import { choice, day, group, list, question, route, text, version } from './parts.ts';

/** What Starlight adds to the title of a page. */
const SUFFIX = ` | ${identity.title}`;

/** Most characters of a page's title, so that it fits with the name of the site. */
export const longestTitle = limits.titleLength - SUFFIX.length;

/** Fields of every page, whatever its kind. */
export const commonFields = {
	title: guided(
		z
			.string()
			.regex(/^\S(.*\S)?$/)
			.max(longestTitle),
		{
			description: `Title of the page, at most ${longestTitle} characters. It is the only heading of level 1.`,
			expected: `at most ${longestTitle} characters, because "${SUFFIX}" follows, and search engines show ${limits.titleLength}`,
			example: 'Activation strategies',
			repair: String,
		},
	),
	description: guided(
		z
			.string()
			.min(70)
			.max(160)
			.regex(/^\S.*\S\.$/),
		{
			description: "A full sentence of 70 to 160 characters that answers 'is this my page?'.",
			expected: 'a full sentence of 70 to 160 characters that ends with a full stop',
			example: 'How Unleash keeps a user in the same variant, and how to choose the field that decides it.',
			repair: (found) => (typeof found === 'string' ? found.replace(/[\s.,;:!]*$/, '.') : found),
		},
	),
	availability: availabilitySchema.optional(),
	keywords: list(text({ description: 'A word or phrase.', example: 'bucketing' }), {
		description: 'Words readers type into the search that do not stand in the text.',
		example: ['sticky', 'consistent rollout'],
	}).optional(),
	related: list(route({ description: 'Path of a related page.', example: '/reference/segments' }), {
		description: 'One to four related pages, as root-relative paths. They feed the search.',
		example: ['/reference/segments', '/reference/activation-strategies'],
		atMost: 4,
	}).optional(),
	sidebarLabel: text({
		description: 'Label in the sidebar, when the title is too long for it.',
		example: 'Stickiness',
	}).optional(),
	search: group(
		{
			rank: choice(['high', 'low'], {
				description: 'Whether the page ranks above or below its peers in the search.',
				example: 'high',
			}).optional(),
			off: guided(z.literal(true), {
				description: 'Keeps the page out of the search.',
				expected: 'true, or no such field',
				example: true,
			}).optional(),
		},
		{ description: 'How the search treats the page.', example: { rank: 'high' } },
	).optional(),
	tableOfContents: guided(z.literal(false), {
		description: 'Set it to false to show the page without a table of contents.',
		expected: 'false, or no such field',
		example: false,
	}).optional(),
	draft: guided(z.boolean(), {
		description: 'Set it to true to keep the page out of the published site.',
		expected: 'true or false',
		example: true,
		repair: (found) => ({ true: true, yes: true, false: false, no: false })[String(found)],
	}).default(false),
	reviewed: day({
		description: 'Day on which the page was last checked against the product. Set by `npm run reviewed`.',
		example: '2026-11-21',
	}).optional(),
	verifiedWith: version({
		description: 'Version of Unleash the page was last checked with. Set by `npm run reviewed`.',
		example: '8.2.0',
	}).optional(),
	fingerprint: guided(z.string().regex(/^\d{10}$/), {
		description: 'Ten digits that tell whether the page changed since its review. Set by `npm run reviewed`.',
		expected: 'ten digits in quotes',
		example: '0123456789',
		repair: (found) => String(found).padStart(10, '0'),
	}).optional(),
};

/** Fields of every page that readers find through the navigation and the search. */
export const publicFields = {
	...commonFields,
	questions: list(
		question({
			description: "A question the page answers, in readers' words.",
			example: 'How do I make sure a user always sees the same variant?',
		}),
		{
			description: "One to twelve questions the page answers, in readers' words.",
			example: ['How do I make sure a user always sees the same variant?'],
			atMost: 12,
			repair: (found) => (typeof found === 'string' ? [found] : found),
		},
	),
};

/** The literal that tells kinds of pages apart. */
export function kindField<const Kind extends string>(kind: Kind, description: string) {
	return guided(z.literal(kind), { description, expected: kind, example: kind });
}
