import { i18nSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';
import english from '../content/i18n/en.json' with { type: 'json' };
import { nearest } from '../site/nearest.ts';
import type { TextName } from '../site/text-name.ts';

const ours = Object.fromEntries(Object.keys(english).map((name) => [name, z.string().min(1).optional()]));

const { shape } = i18nSchema({ extend: z.object(ours as Record<TextName, z.ZodOptional<z.ZodString>>) });

/**
 * Schema of the dictionaries: Starlight's texts and ours, all of them text. English decides which texts
 * exist; another language may leave some out, and readers get English for those.
 */
export const textsSchema = z.strictObject(shape, {
	error: (issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(explain).join(' ') : undefined),
});

function explain(name: string): string {
	const meant = nearest(name, Object.keys(shape));
	return `en.json has no text '${name}'${meant ? `; did you mean '${meant}'?` : ': add it there first.'}`;
}
