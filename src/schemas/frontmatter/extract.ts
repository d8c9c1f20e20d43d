import type { Problem } from './problem.ts';

/** The YAML between the two lines of dashes. */
export interface Frontmatter {
	yaml: string;
	/** Lines of the file before the YAML begins. */
	linesBefore: number;
}

/** Where and how Astro looks for frontmatter: dashes on the first line that is not empty. */
const opening = /^\uFEFF?(?:\s*\n)?(---|\+\+\+)[^\S\n]*\r?\n/;

/**
 * Finds the frontmatter of a page.
 *
 * @returns The YAML, or the problem if the page has none, has it in another format or never closes it.
 */
export function extractFrontmatter(file: string, source: string): Frontmatter | Problem {
	const problem = { file, line: 1, column: 1, field: 'frontmatter' };
	const minimal = '---, then title, description and kind, each on a line, then --- again';
	const opened = opening.exec(source);
	if (!opened) {
		const [firstLine = ''] = source.replace(/^\uFEFF/, '').split('\n');
		return {
			...problem,
			found: firstLine.trim() ? `"${firstLine.trim().slice(0, 60)}" on the first line` : 'no frontmatter',
			expected: 'three dashes on the first line, then the fields',
			write: minimal,
		};
	}
	const [head, fence] = opened;
	const linesBefore = head.split('\n').length - 1;
	if (fence === '+++') {
		return {
			...problem,
			line: linesBefore,
			found: '+++ (TOML)',
			expected: 'YAML between two lines of three dashes',
			write: minimal,
		};
	}
	const closing = /^---/m.exec(source.slice(head.length));
	if (!closing) {
		return {
			...problem,
			line: linesBefore,
			found: 'no line of dashes that closes the frontmatter',
			expected: 'three dashes after the last field',
			write: '--- on a line of its own, before the text of the page',
		};
	}
	return { yaml: source.slice(head.length, head.length + closing.index), linesBefore };
}
