import { nearest } from '../../lib/diagnostics/nearest.ts';
import { type Reason, reasons, type ServerState, serverStates } from './server-states.ts';
import { type Toolchain, toolchains } from './toolchains.ts';

/** Names of the marks, which stand behind the language of a fence, or as props of a component. */
export const markNames = ['run', 'status', 'until', 'skip', 'output', 'tools', 'minutes'] as const;

/** The longest that a command may take. */
const LONGEST_MINUTES = 15;

/** Name of a mark. */
export type MarkName = (typeof markNames)[number];

/** Marks as they are written: `true` without a value. */
export type WrittenMarks = Partial<Record<MarkName, string | number | boolean>>;

/** Marks of a component that stands for a command. They are for the tests alone: nothing of them is rendered. */
export interface MarkProps {
	/** Run against the open-source server; with the state that the commands of the page start from. */
	run?: true | ServerState;
	/** Status of the answer, where it is 400 or higher. */
	status?: number;
	/** Why it is not run. */
	skip?: Reason;
	/** What must be installed to follow the page; on its first command that is run. */
	tools?: string;
}

/** What the marks of a command or an output say. */
export interface Marks {
	/** Whether it is run against the open-source server. */
	run: boolean;
	/** State that the commands of the page start from. */
	world?: ServerState;
	/** HTTP status of the last answer, where it is 400 or higher. */
	status?: number;
	/** For a command that does not end by itself: text that it prints, or an address that answers, when it is ready. */
	until?: string;
	/** Why it is not run. */
	skip?: Reason;
	/** What must be installed to follow the page; on its first command that is run. */
	tools?: readonly Toolchain[];
	/** Minutes that it may take, where one is not enough. */
	minutes?: number;
	/** That this is what the command above prints: all of it, or parts. */
	output?: 'whole' | 'part';
}

/** What is wrong with marks. */
export interface Mistake {
	found: string;
	expected: string;
	write: string;
}

/** Where marks stand: on a shell block or a component that stands for one, on a block of output, or on another block. */
export type MarkedKind = 'command' | 'output' | 'other';

/** Reads marks. Returns the first mistake instead if there is one. */
export function readMarks(written: WrittenMarks, kind: MarkedKind): Marks | Mistake {
	const { run, status, until, skip, output, tools, minutes } = written;
	const marks: Marks = { run: run !== undefined };
	if (output !== undefined) {
		if (kind !== 'output') {
			return mistake(
				'output on a block that shows no output',
				'output behind json, text or http',
				'```json output',
			);
		}
		if (output !== true && output !== 'part')
			return mistake(shown('output', output), 'output alone, or output="part"', 'output');
		marks.output = output === 'part' ? 'part' : 'whole';
	}
	const [stray] = (['run', 'skip', 'status', 'until', 'tools', 'minutes'] as const).filter(
		(name) => written[name] !== undefined,
	);
	if (stray && kind !== 'command') {
		return mistake(`${stray} on a block that is no command`, `${stray} behind sh`, '```sh run');
	}
	if (run !== undefined && skip !== undefined) {
		return mistake('run beside skip', 'one of them', 'run, or skip with the reason');
	}
	const name = (['status', 'until', 'tools', 'minutes'] as const).find((mark) => written[mark] !== undefined);
	if (run === undefined && name) {
		return mistake(`${name} without run`, `${name} beside run`, `run ${shown(name, written[name])}`);
	}
	if (run !== undefined && run !== true) {
		if (!isKey(run, serverStates)) return unknownWord('run', run, serverStates);
		marks.world = run;
	}
	if (skip !== undefined) {
		if (!isKey(skip, reasons)) return unknownWord('skip', skip, reasons);
		marks.skip = skip;
	}
	if (status !== undefined) {
		marks.status = Number(status);
		if (!(marks.status >= 400 && marks.status < 600)) {
			return mistake(
				shown('status', status),
				'a status from 400 to 599; lower ones need no mark',
				'status="403"',
			);
		}
	}
	if (until !== undefined) {
		if (typeof until !== 'string' || until.trim() === '') {
			return mistake(
				shown('until', until),
				'text that the command prints when it is ready',
				'until="Server ready"',
			);
		}
		marks.until = until;
	}
	if (tools !== undefined) {
		const words = String(tools).split(' ');
		const unknown = words.find((word) => !isKey(word, toolchains));
		if (unknown !== undefined)
			return unknownWord('tools', unknown, toolchains, 'src/markdown/code/toolchains.ts');
		marks.tools = words as Toolchain[];
	}
	if (minutes !== undefined) {
		marks.minutes = Number(minutes);
		if (!(marks.minutes > 1 && marks.minutes <= LONGEST_MINUTES)) {
			return mistake(shown('minutes', minutes), `a number from 2 to ${LONGEST_MINUTES}`, 'minutes="5"');
		}
	}
	return marks;
}

/** Whether marks were refused. */
export function isMistake(result: object): result is Mistake {
	return 'found' in result;
}

function isKey<Words extends object>(word: unknown, words: Words): word is keyof Words & string {
	return typeof word === 'string' && Object.hasOwn(words, word);
}

function unknownWord(
	name: MarkName,
	found: unknown,
	words: object,
	file = 'src/markdown/code/server-states.ts',
): Mistake {
	const all = Object.keys(words);
	const meant = nearest(String(found), all, Number.POSITIVE_INFINITY);
	return mistake(shown(name, found), `one of ${all.join(', ')} (${file})`, `${name}="${meant}"`);
}

function shown(name: string, value: unknown): string {
	return value === true ? name : `${name}="${value}"`;
}

function mistake(found: string, expected: string, write: string): Mistake {
	return { found, expected, write };
}
