import { z } from 'astro/zod';
import { academySchema } from './academy.ts';
import { apiSchema } from './api.ts';
import { complianceSchema } from './compliance.ts';
import { conceptSchema } from './concept.ts';
import { decisionRecordSchema } from './decision-record.ts';
import { howToSchema } from './how-to.ts';
import { landingSchema } from './landing.ts';
import { referenceSchema } from './reference.ts';
import { sdkSchema } from './sdk.ts';
import { tutorialSchema } from './tutorial.ts';
import { writersSchema } from './writers.ts';

/** The schema of each kind of page. A new kind is one file and one entry here and in `pageSchema`. */
export const pageSchemas = {
	tutorial: tutorialSchema,
	'how-to': howToSchema,
	reference: referenceSchema,
	concept: conceptSchema,
	sdk: sdkSchema,
	api: apiSchema,
	academy: academySchema,
	compliance: complianceSchema,
	'decision-record': decisionRecordSchema,
	landing: landingSchema,
	writers: writersSchema,
} as const;

/** The frontmatter of any page, told apart by `kind`. */
export const pageSchema = z.discriminatedUnion('kind', [
	tutorialSchema,
	howToSchema,
	referenceSchema,
	conceptSchema,
	sdkSchema,
	apiSchema,
	academySchema,
	complianceSchema,
	decisionRecordSchema,
	landingSchema,
	writersSchema,
]);

/** A kind of page. */
export type PageKind = keyof typeof pageSchemas;

/** Every kind, in the order in which writers are told about them. */
export const pageKinds = Object.keys(pageSchemas) as PageKind[];

/** Whether a value names a kind of page. */
export function isPageKind(value: unknown): value is PageKind {
	return typeof value === 'string' && Object.hasOwn(pageSchemas, value);
}
