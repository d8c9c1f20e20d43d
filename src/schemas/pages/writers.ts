import { z } from 'astro/zod';
import { commonFields, kindField } from './base.ts';

/** An unlisted page for the people who write this site: not in the navigation, the search or the sitemap. */
export const writersSchema = z.strictObject({
	kind: kindField('writers', 'An unlisted page for the people who write this site.'),
	...commonFields,
});
