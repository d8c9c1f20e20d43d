import { problem } from '~/lib/diagnostics/build-error.ts';
import { drawDiagram } from './draw.ts';
import type { Drawing } from './geometry.ts';
import { PHONE, tallForm } from './tall.ts';

/** A form of a diagram: its size, and its shapes as SVG. */
export interface DrawnForm {
	size: Drawing['size'];
	shapes: string;
}

/**
 * Draws a diagram for wide screens and for phones. The data is checked first: the form for phones is made from it.
 *
 * @param name file of the diagram, for errors
 * @throws {BuildError} listing what is wrong with the data
 */
export function drawForms(data: Drawing, name: string): { wide: DrawnForm; tall: DrawnForm | undefined } {
	const wide = { size: data.size, shapes: drawDiagram(data, name) };
	const tall = tallForm(data);
	if (tall) return { wide, tall: { size: tall.size, shapes: drawDiagram(tall, name) } };
	if (data.toScale || data.size[0] <= PHONE) return { wide, tall: undefined };
	throw problem({
		where: `src/content/diagrams/${name}.yaml`,
		found: 'a drawing that does not fit a phone when its boxes are moved together',
		expected: 'one that fits, or its form for phones',
		write: 'phone: with a size and the place of each box, or toScale: true where lengths mean something',
	});
}
