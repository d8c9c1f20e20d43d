import type { World } from '../../world.ts';
import type { Sample } from '../list.ts';

/** Thrown where the machine lacks a program: the sample is then tried in the next weaker way. */
export class MissingTool extends Error {
	/** Name of the program. */
	readonly tool: string;
	/** How to install it. */
	readonly hint: string;

	constructor(tool: string, hint: string) {
		super(`${tool} is missing; ${hint}`);
		this.tool = tool;
		this.hint = hint;
	}
}

/** What came of compiling or running a sample. */
export interface Attempt {
	/** The programs and what they compiled against, such as `go 1.19, stub of unleash-go-sdk/v6`. */
	tool: string;
	/** What is wrong. */
	problem?: string | undefined;
}

/** A copy of a sample that is about to run. */
export interface Place {
	sample: Sample;
	/** Folder of the copy, with the other files of the sample's folder. */
	folder: string;
	/** The copy. */
	file: string;
	/** Addresses and tokens, as environment variables. */
	variables: Record<string, string>;
	world: World;
	/** Called with all output so far; ends the program when it says `stop`. */
	watch(output: string): 'stop' | undefined;
}

/** What a sample printed. */
export interface Output {
	/** The programs that ran it. */
	tool: string;
	output: string;
	errors: string;
	status: number | null;
}

/** How samples of one folder of `src/samples` are tried. Each function throws MissingTool when it cannot. */
export interface Language {
	/** Folder under `src/samples`. */
	name: string;
	/** Ends of names, for files outside of `src/samples`. */
	extensions: string[];
	/** Compiles a copy, in a folder that may be written to. */
	compile?(file: string, folder: string): Promise<Attempt> | Attempt;
	/** Runs a copy. */
	run?(place: Place): Promise<Output>;
	/** A parser that is preferred to the grammar. */
	parse?(file: string): Attempt;
}
