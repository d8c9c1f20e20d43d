import { problem } from '~/lib/diagnostics/build-error.ts';
import { escapeText as escapeHtml } from '~/markdown/code.ts';
import { diagramProblems, labelProblems } from './check.ts';
import { type Box, type Drawing, head, type Point } from './geometry.ts';
import { areaLabel, labelSize, type PlacedArrow, placeLabels, type Rectangle } from './labels.ts';
import { LINE } from './text-size.ts';

/**
 * The shapes of a diagram as SVG, to be put into an `<svg>` of its size. Colors and fonts are the styles' business.
 *
 * @param name file of the diagram, for errors
 * @throws {BuildError} listing what is wrong with the data
 */
export function drawDiagram(data: Drawing, name: string): string {
	const where = `src/content/diagrams/${name}.yaml`;
	const problems = diagramProblems(data, where);
	if (problems.length > 0) throw problem(...problems);
	const arrows = placeLabels(data);
	const touching = labelProblems(arrows, where);
	if (touching.length > 0) throw problem(...touching);
	const areas = data.boxes.filter(({ kind }) => kind === 'area');
	const solid = data.boxes.filter(({ kind }) => kind !== 'area');
	return [
		...areas.map(drawArea),
		...arrows.map(drawArrow),
		...areas.map(drawAreaLabel),
		...solid.map(drawBox),
		...data.notes.map(
			({ at: [x, y], text }) => `<text class="note" x="${x}" y="${y}">${escapeHtml(text)}</text>`,
		),
	].join('');
}

function drawArea({ at: [x, y], size: [width, height] }: Box): string {
	return `<g class="area"><rect x="${x + 0.75}" y="${y + 0.75}" width="${width - 1.5}" height="${height - 1.5}" rx="10"/></g>`;
}

function drawAreaLabel(area: Box): string {
	const [x, y] = area.at;
	return `<g class="area">${backing(areaLabel(area))}<text x="${x + 16}" y="${y + 24}">${escapeHtml(area.label)}</text></g>`;
}

function drawBox(box: Box): string {
	if (box.kind === 'remark') return drawRemark(box);
	return `<g class="${box.kind}${box.signal ? ' signal' : ''}">${outline(box)}${textOf(box)}</g>`;
}

function drawRemark({ at: [x, y], label }: Box): string {
	return label
		.split('\n')
		.map(
			(line, index) =>
				`<text class="note" x="${x}" y="${y + 12 + index * LINE.note}">${escapeHtml(line)}</text>`,
		)
		.join('');
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
		...label.split('\n').map((text) => ({ text, step: LINE.label, className: '' })),
		...(note?.split('\n') ?? []).map((text) => ({ text, step: LINE.note, className: ' class="note"' })),
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

function drawArrow({ arrow, points, label }: PlacedArrow): string {
	const heads = [
		head(points.at(-1) as Point, points.at(-2) as Point),
		...(arrow.both ? [head(points[0] as Point, points[1] as Point)] : []),
	];
	const classes = ['arrow', arrow.signal && 'signal', arrow.dashed && 'dashed'].filter(Boolean).join(' ');
	const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
	return `<g class="${classes}"><path d="${path}"/>${heads.map((corners) => `<polygon points="${corners.map((corner) => corner.join(',')).join(' ')}"/>`).join('')}${label ? labelOf(arrow.label ?? '', label) : ''}</g>`;
}

function labelOf(label: string, [x, y]: Point): string {
	const [width, height] = labelSize(label);
	const lines = label.split('\n');
	const first = y + 4 - ((lines.length - 1) * LINE.note) / 2;
	return `${backing([x - width / 2, y - height / 2, x + width / 2, y + height / 2])}${lines.map((line, index) => `<text class="note" text-anchor="middle" x="${x}" y="${first + index * LINE.note}">${escapeHtml(line)}</text>`).join('')}`;
}

/** What hides the lines below a label. */
function backing([left, top, right, bottom]: Rectangle): string {
	return `<rect class="backing" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`;
}
