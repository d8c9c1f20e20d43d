import { getJson } from './get-json.ts';

/** Milliseconds until the texts of a page are asked for again that could not be loaded. */
const AGAIN = 5000;

/** Texts of pages as they are written, loaded page by page as hits show them. */
export interface Texts {
	/** The texts of a page's sections, where they are there. */
	of(id: number): readonly string[] | undefined;
	/**
	 * Loads what an action asks for in vain, and nothing else any more. It never fails: hits go without what cannot be
	 * loaded.
	 *
	 * @returns what the action returned, and when the texts have come; nothing when all were there
	 */
	loadFor<Result>(action: () => Result): { result: Result; texts: Promise<unknown> | undefined };
}

/** @param folder absolute address of the folder with the texts */
export function createTexts(folder: string, load: typeof fetch): Texts {
	const known = new Map<number, readonly string[]>();
	const underway = new Map<number, { done: Promise<void>; abort: AbortController }>();
	let noted = new Set<number>();

	const start = (id: number) => {
		const abort = new AbortController();
		const stoppable: typeof fetch = (url, options) =>
			load(url, {
				...options,
				signal: AbortSignal.any([abort.signal, ...(options?.signal ? [options.signal] : [])]),
			});
		const done = getJson(`${folder}${id}.json`, stoppable)
			.then((found) => void known.set(id, Array.isArray(found) ? found : []))
			.catch(() => {
				if (abort.signal.aborted) return;
				known.set(id, []);
				setTimeout(() => known.delete(id), AGAIN);
			})
			.finally(() => underway.delete(id));
		underway.set(id, { done, abort });
		return done;
	};

	return {
		of(id) {
			const found = known.get(id);
			if (!found) noted.add(id);
			return found;
		},
		loadFor(action) {
			noted = new Set();
			const result = action();
			const wanted = noted;
			for (const [id, { abort }] of underway) if (!wanted.has(id)) abort.abort();
			const loads = [...wanted].map((id) => underway.get(id)?.done ?? start(id));
			return { result, texts: loads.length > 0 ? Promise.all(loads) : undefined };
		},
	};
}
