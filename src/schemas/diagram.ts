import { z } from 'astro/zod';

const point = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]);
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id of lower-case letters, digits and hyphens');
const end = z
	.string()
	.regex(
		/^[a-z][a-z0-9-]*(\.(top|right|bottom|left))?$/,
		'a box id, with a side such as app.right where it matters',
	);

const arrows = z.array(
	z.strictObject({
		from: end.describe('Where it starts'),
		to: end.describe('Where it ends'),
		label: z.string().optional().describe('What it stands for'),
		signal: z.boolean().default(false).describe('Whether it is on the one path in the accent color'),
		both: z.boolean().default(false).describe('Whether it points both ways'),
		dashed: z.boolean().default(false).describe('Whether it is optional or indirect'),
		shift: z
			.number()
			.int()
			.default(0)
			.describe('Pixels by which it moves along the side, to keep two arrows apart'),
	}),
);

const notes = z.array(
	z.strictObject({
		at: point.describe('Left end and baseline'),
		text: z.string().min(1).describe('A remark beside the drawing'),
	}),
);

/** A diagram of boxes and arrows, in pixels of its own size. */
export const diagramSchema = z.strictObject({
	title: z.string().min(3).max(80).describe('Short name of the drawing'),
	alt: z.string().min(40).describe('What the drawing says, in full sentences: its text alternative'),
	size: z
		.tuple([z.number().int().min(200).max(720), z.number().int().min(60).max(900)])
		.describe('Width and height'),
	toScale: z
		.boolean()
		.default(false)
		.describe('Whether lengths mean something: phones then scroll it and get no form of their own'),
	boxes: z
		.array(
			z.strictObject({
				id: id.describe('Name by which arrows refer to it'),
				at: point.describe('Left and top'),
				size: point.describe('Width and height'),
				label: z.string().min(1).describe('What stands in it; \\n breaks the line'),
				note: z.string().optional().describe('A second, smaller line'),
				kind: z
					.enum(['box', 'area', 'store', 'person', 'state', 'decision', 'outside', 'code'])
					.default('box')
					.describe('How it is drawn'),
				signal: z.boolean().default(false).describe('Whether it is on the one path in the accent color'),
			}),
		)
		.min(1),
	arrows: arrows.default([]).describe('What goes from box to box'),
	notes: notes.default([]).describe('Remarks beside the drawing'),
	phone: z
		.strictObject({
			size: z
				.tuple([z.number().int().min(200).max(346), z.number().int().min(60).max(1200)])
				.describe('Width and height'),
			boxes: z
				.record(
					id,
					z.strictObject({
						at: point,
						size: point,
						label: z.string().optional(),
						note: z.string().optional(),
					}),
				)
				.describe('Place of each box, by its id; label and note where they differ'),
			arrows: arrows.optional().describe('The arrows, if they leave by other sides'),
			notes: notes.default([]).describe('Remarks beside the drawing'),
		})
		.optional()
		.describe('The form for phones, where none can be made from the other'),
});

export type DiagramData = z.infer<typeof diagramSchema>;
