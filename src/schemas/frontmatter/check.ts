import type { z } from 'astro/zod';
import { type Document, isMap, visit } from 'yaml';
import { parseYaml } from '../../lib/files/parse-yaml.ts';
import { routeOfFile } from '../../lib/urls/page-routes.ts';
import { isPageKind, pageSchemas } from '../pages/index.ts';
import { anyKindSchema } from './any-kind.ts';
import { extractFrontmatter } from './extract.ts';
import { explainIssue } from './issues.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import type { Reading } from './reading.ts';
import { explainSyntax } from './syntax.ts';

/**
 * Finds every mistake in the frontmatter of a page.
 *
 * @param file Path of the page, from the root of the project; it stands in the problems.
 * @param source The whole text of the file.
 * @returns All problems from top to bottom, none if the frontmatter is right. YAML that cannot be read
 *   yields its syntax errors alone.
 */
export function checkFrontmatter(file: string, source: string): Problem[] {
	const extracted = extractFrontmatter(file, source);
	if (!('yaml' in extracted)) return [extracted];
	const { yaml, linesBefore } = extracted;
	const { document, lines, mistakes } = parseYaml(yaml, {
		anchors: false,
		customTags: (tags) => tags.concat('timestamp'),
	});
	const problems = new Map<number, Problem>();
	for (const mistake of mistakes) {
		const { line } = lines.linePos(mistake.pos[0]);
		if (problems.has(line)) continue;
		const problem = explainSyntax(mistake, yaml, lines);
		problems.set(line, { file, ...problem, line: problem.line + linesBefore });
	}
	const syntax = [...problems.values()];
	if (mistakes.some(({ code }) => code !== 'DUPLICATE_KEY')) return inReadingOrder(syntax);
	const at: Reading['at'] = (offset) => {
		if (offset === undefined) return { file, line: linesBefore, column: 1 };
		const { line, col } = lines.linePos(offset);
		return { file, line: line + linesBefore, column: col };
	};
	return inReadingOrder([...syntax, ...checkFields(document, yaml, at)]);
}

function checkFields(document: Document, yaml: string, at: Reading['at']): Problem[] {
	const place = at();
	if (!isMap(document.contents)) {
		return [
			{
				...place,
				field: 'frontmatter',
				found: yaml.trim().split('\n')[0] || 'no fields',
				expected: 'fields, one on a line',
				write: 'title, description and kind, each as name: value',
			},
		];
	}
	undoRolledDates(document);
	const data: Record<string, unknown> = document.toJS();
	const { kind } = data;
	const schema: z.ZodType = isPageKind(kind) ? pageSchemas[kind] : anyKindSchema;
	const { error } = schema.safeParse(data);
	const reading: Reading = { document, yaml, schema, at, route: routeOfFile(place.file) };
	const problems = new Map<string, Problem>();
	for (const problem of error?.issues.flatMap((issue) => explainIssue(issue, reading)) ?? []) {
		if (!problems.has(problem.field)) problems.set(problem.field, problem);
	}
	return [...problems.values()];
}

/** A date that does not exist, such as 2026-02-31, is read as another one. This brings the text back. */
function undoRolledDates(document: Document): void {
	visit(document, {
		Scalar(_, scalar) {
			const { value, source } = scalar;
			if (!(value instanceof Date) || !source) return;
			const isReal = !Number.isNaN(value.getTime()) && source.startsWith(value.toISOString().slice(0, 10));
			if (!isReal) scalar.value = source;
		},
	});
}
