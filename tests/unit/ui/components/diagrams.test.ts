import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagramSchema } from '~/schemas/diagram.ts';
import { drawDiagram } from '~/ui/components/diagram/draw.ts';
import { drawForms } from '~/ui/components/diagram/forms.ts';
import { facingSides, head, type Point, route } from '~/ui/components/diagram/geometry.ts';
import { placeLabels } from '~/ui/components/diagram/labels.ts';
import { tallForm } from '~/ui/components/diagram/tall.ts';

const diagram = (more: object = {}) =>
	diagramSchema.parse({
		title: 'A test',
		alt: 'One box sends something to another box, and nothing comes back.',
		size: [400, 200],
		boxes: [
			{ id: 'app', at: [0, 40], size: [120, 64], label: 'App' },
			{ id: 'server', at: [240, 40], size: [120, 64], label: 'Server' },
		],
		arrows: [{ from: 'app', to: 'server', label: 'asks' }],
		...more,
	});
const [app, server] = diagram().boxes as [never, never];

const folder = 'src/content/diagrams';
test.each(readdirSync(folder).filter((name) => name.endsWith('.yaml')))('%s can be drawn', (file) => {
	const data = diagramSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
	const name = file.replace('.yaml', '');
	const { wide, tall } = drawForms(data, name);
	for (const form of [wide, ...(tall ? [tall] : [])]) expect(form.shapes).toContain('<text');
});

test('an arrow to a box that is not there is named before the form for phones is made', () => {
	const wrong = diagram({ arrows: [{ from: 'app', to: 'sever' }] });
	expect(() => drawForms(wrong, 'test')).toThrow(
		/^src\/content\/diagrams\/test\.yaml\n {2}found: {4}an arrow with "sever", .*\n.*\n {2}write: {4}server$/,
	);
});

test('an arrow meets a decision at its tip', () => {
	const decision = { ...(app as object), id: 'asks', kind: 'decision', at: [0, 0], size: [160, 80] } as never;
	const below = { ...(app as object), id: 'below', at: [0, 140], size: [110, 40] } as never;
	expect(route(decision, below, { shift: 0 }, ['bottom', 'top'])).toEqual([
		[80, 80],
		[80, 140],
	]);
});

describe('the form for phones', () => {
	const form = (more: object = {}) => tallForm(diagram(more));
	const wide = { size: [720, 200] };

	test('turns what goes from left to right', () => {
		const boxes = [
			{ id: 'app', at: [0, 40], size: [160, 64], label: 'Application' },
			{ id: 'edge', at: [280, 40], size: [160, 64], label: 'Unleash Edge' },
			{ id: 'server', at: [560, 40], size: [160, 64], label: 'Unleash server' },
		];
		const arrows = [
			{ from: 'app', to: 'edge', label: 'frontend token' },
			{ from: 'edge', to: 'server', label: 'backend token' },
		];
		const tall = form({ ...wide, boxes, arrows });
		expect(tall?.size[0]).toBeLessThanOrEqual(346);
		expect(tall?.boxes.map(({ at: [x] }) => x)).toEqual([0, 0, 0]);
		expect(tall?.arrows.map(({ from, to }) => `${from} ${to}`)).toEqual([
			'app.bottom edge.top',
			'edge.bottom server.top',
		]);
	});

	test('only moves boxes together that fit beside each other', () => {
		const tall = form({ ...wide, arrows: [{ from: 'app', to: 'server' }] });
		expect(tall?.boxes.map(({ at: [, y] }) => y)).toEqual([0, 0]);
	});

	test('is not made of a narrow drawing, nor where lengths mean something', () => {
		expect(
			form({
				size: [340, 200],
				boxes: [{ id: 'app', at: [0, 0], size: [120, 64], label: 'App' }],
				arrows: [],
			}),
		).toBeUndefined();
		expect(form({ ...wide, toScale: true })).toBeUndefined();
	});

	test('takes the places that a writer gave', () => {
		const places = {
			app: { at: [0, 0], size: [120, 64] },
			server: { at: [0, 120], size: [120, 64], label: 'Host' },
		};
		const tall = form({ ...wide, phone: { size: [200, 200], boxes: places } });
		expect(tall?.boxes.map(({ at, label }) => [label, ...at])).toEqual([
			['App', 0, 0],
			['Host', 0, 120],
		]);
	});

	test('needs a place for each box from its writer', () => {
		const data = diagram({ phone: { size: [200, 200], boxes: { app: { at: [0, 0], size: [120, 64] } } } });
		expect(() => drawDiagram(data, 'x')).toThrow(/"server" on a phone/);
	});
});

describe('labels of arrows', () => {
	test('move along their line when the middle is taken', () => {
		const boxes = [
			{ id: 'app', at: [0, 60], size: [100, 64], label: 'App' },
			{ id: 'server', at: [400, 60], size: [100, 64], label: 'Server' },
			{ id: 'other', at: [220, 0], size: [60, 88], label: 'Other' },
		];
		const [arrow] = placeLabels(diagram({ size: [720, 200], boxes }));
		expect(arrow?.touches).toEqual([]);
		expect(arrow?.label?.[0]).not.toBe(250);
	});

	test('without room stop the build', () => {
		const boxes = [
			{ id: 'app', at: [0, 40], size: [120, 64], label: 'App' },
			{ id: 'server', at: [150, 40], size: [120, 64], label: 'Server' },
		];
		expect(() => drawDiagram(diagram({ boxes }), 'x')).toThrow(/label "asks"[\s\S]*farther apart/);
	});
});

describe('layout', () => {
	test('sides face each other, and boxes on one level get a straight arrow', () => {
		expect(facingSides(app, server)).toEqual(['right', 'left']);
		expect(route(app, server, { shift: 0 }, ['right', 'left'])).toEqual([
			[120, 72],
			[240, 72],
		]);
	});

	test('arrows run along the axes only', () => {
		const far = { ...(server as object), at: [240, 136] } as never;
		const points: Point[] = route(app, far, { shift: 0 }, facingSides(app, far));
		for (let index = 1; index < points.length; index++) {
			const [a, b] = [points[index - 1] as Point, points[index] as Point];
			expect(a[0] === b[0] || a[1] === b[1]).toBe(true);
		}
	});

	test('the head ends at the tip', () => {
		expect(head([240, 72], [120, 72])[0]).toEqual([240, 72]);
	});

	test('text is escaped', () => {
		const svg = drawDiagram(diagram({ notes: [{ at: [8, 180], text: 'a < b & c' }] }), 'x');
		expect(svg).toMatch(/a &lt; b &amp; c/);
	});
});

describe('mistakes', () => {
	const box = (id: string, at: number[], label = id) => ({ id, at, size: [120, 64], label });
	test.each([
		['an unknown id', { arrows: [{ from: 'ap', to: 'server' }] }, /"ap".*\n.*\n {2}write: {4}app/],
		[
			'boxes over each other',
			{ boxes: [box('a', [0, 0]), box('b', [60, 0])], arrows: [] },
			/"a" and "b" over each other/,
		],
		['a box outside', { boxes: [box('a', [360, 0])], arrows: [] }, /ends at 480, 64/],
		[
			'two boxes of one id',
			{ boxes: [box('a', [0, 0]), box('a', [200, 0])], arrows: [] },
			/two boxes with the id "a"/,
		],
		[
			'a label that is too wide',
			{ boxes: [box('a', [0, 0], 'A very long label indeed')], arrows: [] },
			/wider than the 120 px/,
		],
	])('%s', (_name, more, message) => {
		expect(() => drawDiagram(diagram(more), 'x')).toThrow(message);
		expect(() => drawDiagram(diagram(more), 'x')).toThrow(/^src\/content\/diagrams\/x\.yaml/);
	});
});
