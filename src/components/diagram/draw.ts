import { escapeText as escapeHtml } from '~/markdown/code.ts';
import type { DiagramData } from '~/schemas/diagram.ts';
import { problem } from '~/site/build-error.ts';
import { diagramProblems } from './check.ts';
import {
	type Arrow,
	type Box,
	facingSides,
	head,
	labelPoint,
	type Point,
	route,
	type Side,
} from './geometry.ts';

/**
 * The shapes of a diagram as SVG, to be put into an `<svg>` of its size. Colors and fonts are the styles' business.
 *
 * @param name file of the diagram, for errors
 * @throws {BuildError} listing what is wrong with the data
 */
export function drawDiagram(data: DiagramData, name: string): string {
	const problems = diagramProblems(data, `src/content/diagrams/${name}.yaml`);
	if (problems.length > 0) throw problem(...problems);
	const byId = new Map(data.boxes.map((box) => [box.id, box]));
	const areas = data.boxes.filter(({ kind }) => kind === 'area');
	const solid = data.boxes.filter(({ kind }) => kind !== 'area');
	return [
		...areas.map(drawBox),
		...data.arrows.map((arrow) => drawArrow(arrow, byId)),
		...solid.map(drawBox),
		...data.notes.map(
			({ at: [x, y], text }) => `<text class="note" x="${x}" y="${y}">${escapeHtml(text)}</text>`,
		),
	].join('');
}

function drawBox(box: Box): string {
	const { at, size, kind } = box;
	const [x, y] = at;
	const [width, height] = size;
	if (kind === 'area')
		return `<g class="area"><rect x="${x + 0.75}" y="${y + 0.75}" width="${width - 1.5}" height="${height - 1.5}" rx="10"/><text x="${x + 16}" y="${y + 24}">${escapeHtml(box.label)}</text></g>`;
	return `<g class="${kind}${box.signal ? ' signal' : ''}">${outline(box)}${textOf(box)}</g>`;
}

function outline({ at: [x, y], size: [width, height], kind }: Box): string {
	if (kind === 'decision') {
		const [cx, cy] = [x + width / 2, y + height / 2];
		return `<path d="M${cx} ${y}L${x + width} ${cy}L${cx} ${y + height}L${x} ${cy}Z"/>`;
	}
	if (kind === 'store') {
		const ry = 7;
		return `<path d="M${x} ${y + ry}v${height - 2 * ry}a${width / 2} ${ry} 0 0 0 ${width} 0v${2 * ry - height}"/><ellipse cx="${x + width / 2}" cy="${y + ry}" rx="${width / 2}" ry="${ry}"/>`;
	}
	if (kind === 'person') {
		const cx = x + width / 2;
		return `<circle cx="${cx}" cy="${y + 12}" r="8"/><path d="M${cx - 16} ${y + 42}a16 16 0 0 1 32 0z"/>`;
	}
	const rx = kind === 'state' ? Math.min(width, height) / 2 : 6;
	return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
}

function textOf({ at: [x, y], size: [width, height], label, note, kind }: Box): string {
	const lines = [
		...label.split('\n').map((text) => ({ text, step: 18, className: '' })),
		...(note?.split('\n') ?? []).map((text) => ({ text, step: 17, className: ' class="note"' })),
	];
	const tall = lines.reduce((sum, { step }) => sum + step, 0);
	const middle = kind === 'person' ? y + 44 + tall / 2 : y + height / 2 + (kind === 'store' ? 6 : 0);
	let baseline = middle - tall / 2 - 4;
	return lines
		.map(({ text, step, className }) => {
			baseline += step;
			return `<text${className} text-anchor="middle" x="${x + width / 2}" y="${baseline}">${escapeHtml(text)}</text>`;
		})
		.join('');
}

function drawArrow(arrow: Arrow, boxes: ReadonlyMap<string, Box>): string {
	const [[from, out], [to, into]] = [endOf(arrow.from, boxes), endOf(arrow.to, boxes)];
	const facing = facingSides(from, to);
	const points = route(from, to, arrow, [out ?? facing[0], into ?? facing[1]]);
	const heads = [
		head(points.at(-1) as Point, points.at(-2) as Point),
		...(arrow.both ? [head(points[0] as Point, points[1] as Point)] : []),
	];
	const classes = ['arrow', arrow.signal && 'signal', arrow.dashed && 'dashed'].filter(Boolean).join(' ');
	const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
	return `<g class="${classes}"><path d="${path}"/>${heads.map((corners) => `<polygon points="${corners.map((corner) => corner.join(',')).join(' ')}"/>`).join('')}${labelOf(arrow, points)}</g>`;
}

function labelOf({ label }: Arrow, points: readonly Point[]): string {
	if (!label) return '';
	const [x, y] = labelPoint(points);
	const width = label.length * 7.2 + 10;
	return `<rect class="backing" x="${x - width / 2}" y="${y - 10}" width="${width}" height="20"/><text class="note" text-anchor="middle" x="${x}" y="${y + 4}">${escapeHtml(label)}</text>`;
}

function endOf(end: string, boxes: ReadonlyMap<string, Box>): [Box, Side | undefined] {
	const [id = '', side] = end.split('.');
	return [boxes.get(id) as Box, side as Side | undefined];
}
