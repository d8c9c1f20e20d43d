import { z } from 'astro/zod';

const kinds = ['role', 'label', 'text', 'placeholder', 'testId', 'selector'] as const;

const targetFields = {
	role: z.string().optional().meta({ description: 'an ARIA role', example: 'button' }),
	name: z.string().optional().meta({ description: 'the accessible name, with role', example: 'Save' }),
	label: z.string().optional().meta({ description: 'the label of a field', example: 'Email' }),
	text: z.string().optional().meta({ description: 'text of the element', example: 'Users' }),
	placeholder: z.string().optional().meta({ description: 'the placeholder of a field', example: 'Search' }),
	testId: z.string().optional().meta({ description: 'the value of data-testid', example: 'SWITCH' }),
	selector: z.string().optional().meta({ description: 'a CSS selector', example: 'main' }),
	nth: z.int().optional().meta({ description: 'which of several, from 0; -1 is the last', example: 0 }),
	part: z.boolean().optional().meta({ description: 'true when a part of the text is enough', example: true }),
	up: z.int().positive().optional().meta({ description: 'how many elements further out', example: 1 }),
};

/** Exactly one of the ways to find an element, or the issue says so. */
const findsOne = (target: Record<string, unknown>) =>
	kinds.filter((kind) => target[kind] !== undefined).length === 1;
const guide = {
	description: `exactly one of ${kinds.join(', ')}`,
	example: { role: 'button', name: 'Save' },
};

const targetSchema = z.strictObject(targetFields).refine(findsOne, { error: guide.description }).meta(guide);
const fillSchema = z
	.strictObject({
		...targetFields,
		with: z.string().meta({ description: 'the text to write into the field', example: 'new-checkout' }),
	})
	.refine(findsOne, { error: guide.description })
	.meta(guide);

const stepFields = {
	click: targetSchema.optional().meta(guide),
	hover: targetSchema.optional().meta(guide),
	fill: fillSchema.optional().meta(guide),
	press: z.string().optional().meta({ description: 'a key, as Playwright names it', example: 'Control+k' }),
	waitFor: targetSchema.optional().meta(guide),
	hide: targetSchema.optional().meta(guide),
	mask: fillSchema.optional().meta(guide),
	type: z.string().optional().meta({ description: 'text to type where the focus is', example: 'checkout' }),
};

/** One thing done before the picture is taken. */
const stepSchema = z
	.strictObject(stepFields)
	.refine((step) => Object.keys(step).length === 1, { error: 'one step' })
	.meta({
		description: `one of ${Object.keys(stepFields).join(', ')}`,
		example: { click: { role: 'button', name: 'Save' } },
	});

const size = { description: 'a whole number of CSS pixels', example: 8 };
const pixels = z.int().min(0).meta(size);

/** What of the window is kept: what lies around elements, or a region. */
const cropSchema = z
	.strictObject({
		around: z
			.array(targetSchema)
			.min(1)
			.optional()
			.meta({ description: 'the elements that the picture holds', example: [{ role: 'dialog' }] }),
		padding: pixels.optional().meta(size),
		width: pixels.optional().meta(size),
		height: pixels.optional().meta(size),
		region: z
			.tuple([pixels, pixels, pixels, pixels])
			.optional()
			.meta({ description: 'x, y, width and height in CSS pixels', example: [0, 0, 640, 400] }),
	})
	.refine(({ around, region }) => (around === undefined) !== (region === undefined), {
		error: 'around or region',
	})
	.meta({
		description: 'either around, with elements, or region, with four numbers',
		example: { around: [{ role: 'dialog' }], padding: 8 },
	});

/** A picture of the admin UI: what it shows, and how `npm run screenshots` takes it. */
export const screenshotSchema = z.strictObject({
	alt: z
		.string()
		.min(20)
		.max(220)
		.regex(/^(?!(a |the )?(screenshot|image|picture)\b).*\.$/i)
		.meta({
			description: 'what is to be seen, in 20 to 220 characters with a full stop, without "screenshot of"',
			example: 'The dialog that creates a flag, with its name filled in.',
		}),
	verifiedWith: z
		.string()
		.regex(/^\d+\.\d+\.\d+$/)
		.meta({ description: 'version of the admin UI that it shows, in quotes', example: '8.2.0' }),
	address: z
		.string()
		.startsWith('/')
		.meta({ description: 'a path of the admin UI', example: '/projects/default' }),
	signedOut: z.boolean().optional().meta({ description: 'true when nobody is signed in', example: true }),
	viewport: z
		.tuple([z.int().min(320), z.int().min(320)])
		.optional()
		.meta({ description: 'width and height of the window in CSS pixels', example: [1024, 900] }),
	steps: z
		.array(stepSchema)
		.optional()
		.meta({ description: 'a list of steps', example: [{ press: 'Control+k' }] }),
	mark: z
		.array(targetSchema)
		.min(1)
		.optional()
		.meta({
			description: 'the controls that the picture is about, which get a line around them',
			example: [{ role: 'button', name: 'Save' }],
		}),
	crop: cropSchema,
});

/** A picture of the manifest. */
export type Screenshot = z.infer<typeof screenshotSchema>;
/** How an element is found. */
export type Target = z.infer<typeof targetSchema>;
/** One step before a picture. */
export type Step = z.infer<typeof stepSchema>;
