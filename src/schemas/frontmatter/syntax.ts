import type { LineCounter, YAMLError } from 'yaml';
import { yamlText } from './yaml-text.ts';

/** A mistake that makes the YAML unreadable. Lines count from 1, in the YAML. */
export interface SyntaxProblem {
	line: number;
	column: number;
	field: string;
	found: string;
	expected: string;
	write: string;
}

/** One line of YAML, taken apart. */
interface Line {
	number: number;
	text: string;
	field: string;
	value: string;
}

/** Characters of a line that an error quotes. */
const LONGEST = 200;

const needsQuotes = 'quotes around text with characters that mean something in YAML';

/**
 * Says what is wrong with YAML that cannot be read, and how to write it.
 *
 * @param error The error or warning of the `yaml` package.
 * @param yaml The text it was found in.
 */
export function explainSyntax(error: YAMLError, yaml: string, counter: LineCounter): SyntaxProblem {
	const problem = explain(error, yaml, counter);
	const [found, write] = [problem.found, problem.write].map((text) => text.slice(0, LONGEST));
	return { ...problem, found: found || error.message, write: write ?? '' };
}

function explain(error: YAMLError, yaml: string, counter: LineCounter): SyntaxProblem {
	const { line: number, col: column } = counter.linePos(error.pos[0]);
	const lines = yaml.split(/\r?\n/).map(takeApart);
	const line = lines[number - 1] ?? takeApart('', number - 1);
	const problem = { line: number, column, field: line.field || 'frontmatter', found: line.text.trim() };
	switch (error.code) {
		case 'TAB_AS_INDENT':
			return {
				...problem,
				found: 'a tab at the start of the line',
				expected: 'spaces at the start of the line',
				write: `two spaces instead of each tab, then ${line.text.trim()}`,
			};
		case 'DUPLICATE_KEY':
			return {
				...problem,
				found: error.message,
				expected: 'each field once',
				write: `one ${error.message.replace(/ a second time$/, '')}; remove the other`,
			};
		case 'MISSING_CHAR':
		case 'BAD_INDENT': {
			const open = lines.slice(0, number).reverse().find(isLeftOpen);
			if (open) return explainOpen(open, problem);
			return line.field ? explainIndent(line, problem) : explainColon(line, problem);
		}
		case 'BLOCK_AS_IMPLICIT_KEY':
			if (!line.value.includes(': ') && lines[number]) return explainIndent(lines[number], problem);
			return explainQuotes(line, problem);
		case 'MULTILINE_IMPLICIT_KEY':
			return explainColon(line, problem);
		case 'BAD_SCALAR_START':
		case 'UNEXPECTED_TOKEN':
		case 'TAG_RESOLVE_FAILED':
		case 'BAD_DQ_ESCAPE':
			if (line.field && line.value) return explainQuotes(line, problem);
	}
	return {
		...problem,
		expected: `YAML that can be read (${error.message})`,
		write: 'one field on a line, as name: value',
	};
}

function takeApart(text: string, index: number): Line {
	const [, field = '', value = ''] = /^\s*(?:-\s+)?([\w-]+):\s+(.*?)\s*$/.exec(text) ?? [];
	return { number: index + 1, text, field, value };
}

const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

function isLeftOpen({ value }: Line): boolean {
	const close = closing[value[0] ?? ''];
	return close !== undefined && (value.length === 1 || !value.endsWith(close));
}

function explainOpen(open: Line, problem: Omit<SyntaxProblem, 'expected' | 'write'>): SyntaxProblem {
	const close = closing[open.value[0] ?? ''] ?? '';
	return {
		...problem,
		line: open.number,
		column: open.text.indexOf(open.value) + 1,
		field: open.field,
		found: open.value,
		expected: `${close} at the end of what ${open.value[0]} opens`,
		write: `${open.field}: ${open.value.replace(/,$/, '')}${close}`,
	};
}

function explainIndent(line: Line, problem: Omit<SyntaxProblem, 'expected' | 'write'>): SyntaxProblem {
	const text = line.text.trim();
	return {
		...problem,
		line: line.number,
		column: 1,
		field: line.field || problem.field,
		found: `${text} after ${line.text.length - line.text.trimStart().length} spaces`,
		expected: 'no spaces before a field of the page, two before a field of a group',
		write: text,
	};
}

function explainColon(line: Line, problem: Omit<SyntaxProblem, 'expected' | 'write'>): SyntaxProblem {
	const [, field = line.text.trim(), value = 'value'] = /^\s*([\w-]+):?\s*(.+)?$/.exec(line.text) ?? [];
	return {
		...problem,
		field,
		expected: 'a name, a colon, a space and a value',
		write: `${field}: ${value}`,
	};
}

function explainQuotes(line: Line, problem: Omit<SyntaxProblem, 'expected' | 'write'>): SyntaxProblem {
	const quote = line.value[0];
	const isQuoted = (quote === '"' || quote === "'") && line.value.endsWith(quote) && line.value.length > 1;
	const text = isQuoted ? line.value.slice(1, -1) : line.value;
	return {
		...problem,
		found: line.value,
		expected: needsQuotes,
		write: `${line.field}: ${yamlText(text, true)}`,
	};
}
