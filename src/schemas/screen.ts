import { z } from 'astro/zod';

/** Folder of the drawn screens, one file each. */
export const SCREENS = 'src/content/screens';

const label = (description: string, example: string) =>
	z.string().min(1).max(160).meta({ description, example });
const mark = z.string().min(12).max(220).optional().meta({
	description:
		'what a reader does or finds here: gives the control a number, which the list below the drawing explains',
	example: 'Choose the environment here.',
});
const name = label('the label as the product writes it', 'Entity ID');

const cell = z.union([
	z.string(),
	z.strictObject({ badge: z.string().min(1) }),
	z.strictObject({ button: z.string().min(1) }),
	z.strictObject({ switch: z.boolean() }),
]);

const simpleParts = {
	text: z.strictObject({
		part: z.literal('text'),
		text: z.string().min(1),
		soft: z.boolean().default(false),
		mark,
	}),
	heading: z.strictObject({ part: z.literal('heading'), text: name }),
	notice: z.strictObject({ part: z.literal('notice'), text: z.string().min(1), mark }),
	field: z.strictObject({
		part: z.literal('field'),
		label: name,
		value: z.string().default(''),
		hint: z.string().optional(),
		kind: z.enum(['text', 'select', 'area']).default('text'),
		mark,
	}),
	facts: z.strictObject({
		part: z.literal('facts'),
		rows: z.array(z.tuple([z.string().min(1), z.string().min(1)])).min(1),
		mark,
	}),
	switch: z.strictObject({
		part: z.literal('switch'),
		label: name,
		on: z.boolean().default(false),
		hint: z.string().optional(),
		mark,
	}),
	choice: z.strictObject({
		part: z.literal('choice'),
		kind: z.enum(['one', 'any']).default('one'),
		label: name.optional(),
		options: z.array(z.string().min(1)).min(1),
		chosen: z.array(z.string()).default([]),
		mark,
	}),
	buttons: z.strictObject({
		part: z.literal('buttons'),
		items: z.array(z.strictObject({ label: name, primary: z.boolean().default(false), mark })).min(1),
	}),
	menu: z.strictObject({
		part: z.literal('menu'),
		items: z.array(z.string().min(1)).min(2),
		current: name.optional(),
		mark,
	}),
	tabs: z.strictObject({
		part: z.literal('tabs'),
		items: z.array(z.string().min(1)).min(1),
		current: name,
		mark,
	}),
	badges: z.strictObject({
		part: z.literal('badges'),
		label: name.optional(),
		items: z.array(z.string().min(1)).min(1),
		mark,
	}),
	table: z.strictObject({
		part: z.literal('table'),
		columns: z.array(z.string()).min(1),
		rows: z.array(z.strictObject({ cells: z.array(cell).min(1), mark })).min(1),
	}),
	chart: z.strictObject({
		part: z.literal('chart'),
		title: name,
		kind: z.enum(['line', 'bars']).default('line'),
		mark,
	}),
} as const;

const { text, ...others } = simpleParts;
const simplePart = z.discriminatedUnion('part', [text, ...Object.values(others)]);

const groupPart = z.strictObject({
	part: z.literal('group'),
	title: name.optional(),
	badge: z.string().min(1).optional(),
	parts: z.array(simplePart).min(1),
	mark,
});

/** A drawn screen or dialog of the product: what cannot be photographed, as its labelled parts. */
export const screenSchema = z.strictObject({
	title: z.string().min(3).max(80).meta({
		description: 'the title that the screen has in the product',
		example: 'New banner',
	}),
	about: z.string().min(40).max(300).meta({
		description:
			'what the drawing shows, in full sentences: the caption, and the start of its text alternative',
		example: 'The form for a new banner, with a preview above its fields.',
	}),
	frame: z.enum(['window', 'dialog']).default('window').meta({
		description: 'window for a page or a side panel, dialog for what lies over one',
		example: 'dialog',
	}),
	path: z
		.array(z.string().min(1))
		.default([])
		.meta({
			description: 'menu entries that lead here, outermost first',
			example: ['Admin settings', 'Banners'],
		}),
	side: z
		.strictObject({ items: z.array(z.string().min(1)).min(2), current: name })
		.optional()
		.meta({
			description: 'the list beside the content, with its current entry',
			example: { items: ['A', 'B'], current: 'A' },
		}),
	action: z
		.strictObject({ label: name, mark })
		.optional()
		.meta({ description: 'the button beside the title', example: { label: 'New banner' } }),
	composed: z
		.array(z.string().min(1))
		.default([])
		.meta({
			description:
				'labels that the product puts together when it runs, or that are examples: no file of the product holds them',
			example: ['Add banner'],
		}),
	parts: z
		.array(z.discriminatedUnion('part', [groupPart, text, ...Object.values(others)]))
		.min(1)
		.meta({
			description: 'what stands in it, from top to bottom, each with the field part',
			example: [{ part: 'field', label: 'Name' }],
		}),
});

export type ScreenData = z.infer<typeof screenSchema>;
export type ScreenPart = ScreenData['parts'][number];
export type TableCell = z.infer<typeof cell>;
