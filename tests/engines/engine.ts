/** A browser with one tab. All engines are driven the same way, whatever protocol they speak. */
export interface Engine {
	version: string;
	/** Opens an address and waits for its load event. */
	open(address: string): Promise<void>;
	/** Sets the width of the viewport in CSS pixels. */
	resize(width: number): Promise<void>;
	/** Clicks an element as a mouse does. */
	click(selector: string): Promise<void>;
	/** Types into the element that has the focus. */
	type(text: string): Promise<void>;
	/** Presses a key, such as `Enter` or `k`. */
	press(key: string, modifier?: 'Control'): Promise<void>;
	/** Runs a function in the page, which can use only its arguments and the page's globals. */
	evaluate<Args extends unknown[], Result>(
		inPage: (...words: Args) => Result,
		...words: Args
	): Promise<Awaited<Result>>;
	/** Returns what scripts and the console reported as errors since the last call; nothing where the protocol can't. */
	takeErrors(): string[];
	quit(): Promise<void>;
}

/** How to start an engine. */
export interface EngineChoice {
	name: string;
	/** Why it can't run on this machine. */
	missing: string | undefined;
	start(): Promise<Engine>;
}

export const HEIGHT = 800;
