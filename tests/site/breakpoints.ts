import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktopFrom } from '../../src/config/limits.ts';
import { listFiles } from '../../src/lib/files/file-paths.ts';

/** Between a phone and the widest text column, in CSS pixels, the layout switches at one width. */
const PHONE = 640;
const WITH_CONTENTS = 1179;
const OWN = new Set([desktopFrom - 1, desktopFrom]);
const ROOT = 16;

/** The dialog on other sites, whose own width this is. */
const ELSEWHERE = /^embed\//;

const CONDITION = /@media[^{]*\{|\bmedia="[^"]*"/g;

/** Layout switches in built styles and pages that are not the one of this site, as `file: condition`. */
export function foreignBreakpoints(dist: string): string[] {
	return listFiles(dist)
		.filter((file) => /\.(css|html)$/.test(file) && !ELSEWHERE.test(file))
		.flatMap((file) =>
			(readFileSync(join(dist, file), 'utf8').match(CONDITION) ?? [])
				.filter((condition) => widthsOf(condition).some(isForeign))
				.map((condition) => `${file}: ${condition}`),
		);
}

function widthsOf(condition: string): number[] {
	return [...condition.matchAll(/([\d.]+)(px|r?em)\b/g)].map(
		([, number, unit]) => Number(number) * (unit === 'px' ? 1 : ROOT),
	);
}

function isForeign(width: number): boolean {
	return width > PHONE && width < WITH_CONTENTS && !OWN.has(width);
}
