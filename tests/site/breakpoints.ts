import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Widths at which Starlight would switch layout, as conditions of a media query. */
const FOREIGN = /@media[^{]*\b(?:50|72)r?em\b[^{]*\{|\bmedia="[^"]*\b(?:50|72)r?em\b[^"]*"/g;

/** Layout switches in built styles and pages that are not the one of this site, as `file: condition`. */
export function foreignBreakpoints(dist: string): string[] {
	return readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(css|html)$/.test(file))
		.flatMap((file) =>
			(readFileSync(join(dist, file), 'utf8').match(FOREIGN) ?? []).map((found) => `${file}: ${found}`),
		);
}
