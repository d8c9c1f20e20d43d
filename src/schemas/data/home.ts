import { z } from 'astro/zod';

const words = (description: string, example: string) => z.string().min(1).meta({ description, example });
const page = z
	.string()
	.regex(/^(\/|https:\/\/)/)
	.meta({ description: 'a root-relative path or an https address', example: '/quickstart' });
const title = words('the words of the link', 'Quickstart');

const path = z.string().regex(/^M[\d\sMmLlHhVvCcZz.,-]+$/);
const drawing = z.tuple([path, path]).meta({
	description: 'two SVG paths in 48 by 32: the lines, and those in the accent color',
	example: ['M4 28h40', 'M24 28V4l9 4-9 4'],
});

/** What the home page offers. */
export const homeSchema = z.strictObject({
	audiences: z.array(
		z.strictObject({
			name: words('what this reader does', 'Build with flags'),
			reader: words('who this reader is', 'Developers'),
			pennant: z
				.boolean()
				.optional()
				.meta({ description: 'true when the pennant marks this column', example: true }),
			tasks: z
				.array(z.strictObject({ label: title, page }))
				.length(3)
				.meta({ description: 'three tasks', example: [{ label: 'Create a flag', page: '/quickstart' }] }),
		}),
	),
	cards: z
		.array(z.strictObject({ title, page, text: words('a sentence', 'From nothing to a flag.'), drawing }))
		.length(6)
		.meta({ description: 'six cards', example: [] }),
	changes: z.array(
		z.strictObject({
			version: words("a version as text, such as '8.2'", '8.2'),
			text: words('a sentence', 'There is a new flag type.'),
			page,
		}),
	),
});
