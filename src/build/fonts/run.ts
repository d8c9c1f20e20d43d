import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { charactersOf, divide, parseRanges } from './characters.ts';
import { facesOf } from './faces.ts';
import { type FontSource, fontSources } from './sources.ts';

/*
 * Makes the fonts that readers load from the complete ones: only the signs that pages use, only the weights and features
 * that styles use. The finished files are committed, so a build needs nothing of this. See AGENTS.md for when to run it.
 */
const DIST = 'dist';
const TEXTS = 'src/content/i18n';
const TO = 'src/ui/styles/fonts';

if (!existsSync(join(DIST, 'index.html')))
	throw problem({ where: DIST, found: 'no built site', write: 'npm run build, then npm run fonts' });

const texts = new Map(
	readdirSync(TEXTS).map((file) => [file, readFileSync(join(TEXTS, file), 'utf8')] as const),
);
const used = new Set(charactersOf(DIST, texts).keys());
const rules: string[] = [];
for (const font of fontSources) {
	const { original, covered } = completeFont(font);
	const parts = divide(covered, used);
	const text = parts.part
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
		.map((point) => String.fromCodePoint(point))
		.join('');
	const { min, max } = font.weights;
	const made = await subsetFont(original, text, {
		targetFormat: 'woff2',
		keepFeatures: [...font.features],
		noHinting: true,
		variationAxes: { wght: min === max ? min : { min, max } },
	});
	writeFileSync(join(TO, font.file), made);
	rules.push(facesOf(font, parts));
	console.log(`${font.file}: ${made.length} bytes of ${original.length}`);
}
writeFileSync(join(TO, 'faces.css'), `/* Written by npm run fonts. */\n${rules.join('\n')}`);

/** The file of a complete font, and what it covers as its package says. */
function completeFont({ complete: { pack, file } }: FontSource) {
	const { resolve } = createRequire(import.meta.url);
	const ranges = JSON.parse(readFileSync(resolve(`${pack}/unicode.json`), 'utf8')) as { latin: string };
	return {
		original: readFileSync(resolve(`${pack}/files/${file}`)),
		covered: parseRanges(ranges.latin),
	};
}
