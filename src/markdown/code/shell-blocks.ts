import type { MdastNode } from 'satteri';
import type { Problem } from '../../schemas/frontmatter/problem.ts';
import { componentOf, nodesOf } from '../page-tree.ts';
import { LanguageError, languageOf } from './languages.ts';
import {
	isMistake,
	type MarkedKind,
	type MarkName,
	type Marks,
	type Mistake,
	markNames,
	readMarks,
	type WrittenMarks,
} from './marks.ts';
import { MetaError, parseMeta } from './meta.ts';

/** A shell block, a request or a sample of a page, in the order of the page. */
export interface Command {
	kind: 'block' | 'request' | 'sample';
	/** The part of a page that it is on, if pages were joined. */
	file?: string;
	/** Counted from 1, in the file. */
	line: number;
	marks: Marks;
	/** Text of a shell block. */
	code?: string;
	/** Attributes of a component, if it is run. */
	props?: Record<string, unknown>;
	/** What the page shows of what it prints. */
	output?: { line: number; language: string; text: string; isPart: boolean };
}

/** A file that the page shows with its name, which commands after it find. */
export interface NamedFile {
	kind: 'file';
	file?: string;
	line: number;
	name: string;
	/** Its text, or the sample that has it; of a sample, readers see the region only. */
	from: { text: string } | { sample: string; region?: string };
	/** Where it goes in a file that readers already have. Without it, it is the whole file. */
	adds?: 'top' | 'end';
}

/** What a page does, in the order in which readers meet it, and what is wrong with its marks. */
export interface PageCommands {
	steps: (Command | NamedFile)[];
	problems: Problem[];
}

const COMPONENTS: Record<string, Command['kind']> = { ApiRequest: 'request', Sample: 'sample' };
const OUTPUTS = ['json', 'text', 'http'];
/** A name, also below folders, such as `src/routes/+page.svelte` or `app/[id]/page.tsx`. */
const FILE_NAME = /^(?!.*(?:^|\/)\.\.\/)(?:[\w.+[\]()-]+\/)*\.?[\w+[\]-]+(\.[\w-]+)*$/;
/** What a title says behind the name when the block is added to a file: `main.js, at the end`. */
const PLACE = /^(.*), at the (top|end)$/;

/**
 * Finds shell blocks, requests, samples, their outputs and named files of a page.
 *
 * @param file path of the page, for problems
 * @param source the whole text of the file
 */
export function readCommands(file: string, source: string): PageCommands {
	const steps: PageCommands['steps'] = [];
	const problems: Problem[] = [];
	let last: Command | undefined;
	let hasRun = false;
	const refuse = (line: number, column: number, { found, expected, write }: Mistake) =>
		void problems.push({ file, line, column, field: 'command', found, expected, write });

	for (const node of nodesOf(source)) {
		const { line = 1, column = 1 } = node.position?.start ?? {};
		const found = node.type === 'code' ? fence(node, file) : component(node);
		if (!found) continue;
		if (found instanceof Error) {
			refuse(line, column, found);
			continue;
		}
		const { kind, written, named, ...rest } = found;
		const marks = readMarks(written, kind);
		if (isMistake(marks)) {
			refuse(line, column, marks);
			continue;
		}
		if (named) {
			const adds = named.adds ?? (isNextPart(steps, named) ? 'end' : undefined);
			steps.push({ ...named, line, ...(adds && { adds }) });
		}
		if (kind === 'command') {
			const late = hasRun && (marks.world ? `run="${marks.world}"` : marks.tools && 'tools');
			if (late) refuse(line, column, tooLate(late));
			hasRun ||= marks.run;
			last = { ...rest.command, line, marks };
			steps.push(last);
		} else if (marks.output) {
			const wrong = wrongOutput(last);
			if (wrong || !last) refuse(line, column, wrong ?? nothingAbove);
			else last.output = { line, language: rest.language, text: rest.text, isPart: marks.output === 'part' };
		}
	}
	return { steps, problems };
}

/** A block or component of a page that may have marks. */
interface MarkedNode {
	kind: MarkedKind;
	written: WrittenMarks;
	command: Pick<Command, 'kind' | 'code' | 'props'>;
	named?: Omit<NamedFile, 'line'> | undefined;
	language: string;
	text: string;
}

function fence(node: MdastNode & { type: 'code' }, file: string): MarkedNode | MetaError | LanguageError {
	const meta = orMistake(() => parseMeta(node.meta ?? '', file));
	if (meta instanceof Error) return meta;
	const language = orMistake(() => languageOf(node.lang ?? '', file));
	if (language instanceof Error) return language;
	const { title, command: written } = meta;
	const text = node.value;
	const isOutput = OUTPUTS.includes(language);
	// A diff shows how a file changes, so it isn't the file.
	const named = written.output === undefined && language !== 'diff' ? fileOf(title, { text }) : undefined;
	return {
		kind: language === 'sh' && !named ? 'command' : isOutput ? 'output' : 'other',
		written,
		command: { kind: 'block', code: text },
		named,
		language,
		text,
	};
}

/** The file that a title names, if it does. */
function fileOf(title: unknown, from: NamedFile['from']): Omit<NamedFile, 'line'> | undefined {
	if (typeof title !== 'string') return undefined;
	const [, name = title, place] = PLACE.exec(title) ?? [];
	if (!FILE_NAME.test(name) || !name.includes('.')) return undefined;
	return { kind: 'file', name, from, ...(place && { adds: place as 'top' | 'end' }) };
}

/** Regions of one sample that follow each other are parts of one file: readers put each below the one before. */
function isNextPart(steps: PageCommands['steps'], { name, from }: Omit<NamedFile, 'line'>): boolean {
	if (!('sample' in from) || from.region === undefined) return false;
	const before = steps.findLast((step): step is NamedFile => step.kind === 'file' && step.name === name);
	return (
		before !== undefined &&
		'sample' in before.from &&
		before.from.sample === from.sample &&
		before.from.region !== undefined
	);
}

function orMistake<T>(read: () => T): T | MetaError | LanguageError {
	try {
		return read();
	} catch (error) {
		if (error instanceof MetaError || error instanceof LanguageError) return error;
		throw error;
	}
}

function component(node: MdastNode): MarkedNode | undefined {
	const { name = '', props = {} } = componentOf(node) ?? {};
	const kind = COMPONENTS[name];
	if (!kind) return undefined;
	const written: WrittenMarks = {};
	for (const mark of markNames) {
		if (mark in props) written[mark] = props[mark] as WrittenMarks[MarkName] & {};
		delete props[mark];
	}
	const { file, region, title } = props;
	const isShell = kind === 'request' || /\.sh$/.test(String(file));
	const from = { sample: String(file), ...(region !== undefined && { region: String(region) }) };
	const named = kind === 'sample' ? fileOf(title, from) : undefined;
	return {
		kind: isShell && !named ? 'command' : 'other',
		written,
		command: { kind, props },
		named,
		language: '',
		text: '',
	};
}

const nothingAbove: Mistake = {
	found: 'output without a command above it',
	expected: 'a block or request with run above it',
	write: '```sh run',
};

function wrongOutput(last: Command | undefined): Mistake | undefined {
	if (!last) return nothingAbove;
	if (!last.marks.run) {
		return { ...nothingAbove, found: `output of the command on line ${last.line}, which is not run` };
	}
	if (last.output) {
		return {
			found: `a second output of the command on line ${last.line}`,
			expected: 'one output for each command',
			write: 'one block, or a command of its own with run',
		};
	}
	return undefined;
}

function tooLate(mark: string): Mistake {
	return {
		found: `${mark} on a later command of the page`,
		expected: 'it on the first command that is run; the others go on from there',
		write: 'run',
	};
}
