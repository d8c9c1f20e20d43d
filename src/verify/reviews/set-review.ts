import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parse, parseDocument } from 'yaml';
import { BuildError, problem } from '../../lib/diagnostics/build-error.ts';
import { extractFrontmatter } from '../../schemas/frontmatter/extract.ts';
import { formatProblems } from '../../schemas/frontmatter/problem.ts';
import type { Review } from '../../schemas/frontmatter/written-page.ts';

/**
 * Writes a review into the frontmatter of a page. Fields that are there keep their place, the others come last;
 * nothing else in the file changes, down to comments and line endings.
 *
 * @param file path of the page, for errors
 * @param source the whole file
 * @returns the whole file with the review
 * @throws Error when the file has no frontmatter, or when another field would change
 */
export function setReview(file: string, source: string, review: Review): string {
	const extracted = extractFrontmatter(file, source);
	if (!('yaml' in extracted)) throw new BuildError(formatProblems([extracted]));
	const { yaml } = extracted;
	const start = source.indexOf(yaml, source.indexOf('---'));
	const written = withFields(yaml, {
		reviewed: review.reviewed,
		verifiedWith: review.verifiedWith,
		fingerprint: `'${review.fingerprint}'`,
	});
	if (!isDeepStrictEqual(parse(written), { ...parse(yaml), ...review })) {
		throw problem({
			where: file,
			found: 'frontmatter in which fields cannot be set',
			expected: 'one field on a line',
			write: `reviewed, verifiedWith and fingerprint by hand:\n${written}`,
		});
	}
	return source.slice(0, start) + written + source.slice(start + yaml.length);
}

function withFields(yaml: string, fields: Record<string, string>): string {
	const { contents } = parseDocument(yaml);
	const places = isMap(contents) ? contents.items : [];
	let written = yaml;
	const found = places
		.flatMap(({ key, value }) => {
			const name = isScalar(key) ? String(key.value) : '';
			const range = isScalar(value) ? value.range : undefined;
			return range && fields[name] !== undefined ? [{ name, from: range[0], to: range[1] }] : [];
		})
		.sort((a, b) => b.from - a.from);
	for (const { name, from, to } of found) written = written.slice(0, from) + fields[name] + written.slice(to);
	const newline = yaml.includes('\r\n') ? '\r\n' : '\n';
	const added = Object.entries(fields).filter(([name]) => !found.some((place) => place.name === name));
	if (!written.endsWith('\n')) written += newline;
	return written + added.map(([name, value]) => `${name}: ${value}${newline}`).join('');
}
