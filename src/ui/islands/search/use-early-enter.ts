import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** Called when DocSearch has rendered results, with its query. */
export const ShownResults = createContext<(query: string) => void>(() => undefined);

/** DocSearch's `resultsFooterComponent`. It shows nothing: it is rendered when results are. */
export function Shown({ state }: { state: { query: string } }): null {
	const shown = useContext(ShownResults);
	useEffect(() => shown(state.query));
	return null;
}

/**
 * Enter that comes before the results: DocSearch would drop the search, or open a result of the query before. It
 * waits, and opens the first result, unless the query changes or the dialog closes.
 *
 * @param answered query of the newest answer
 * @returns what the context `ShownResults` provides
 */
export function useEarlyEnter(dialog: HTMLElement | undefined, answered: string | undefined) {
	const early = useRef<EarlyEnter>(undefined);
	useEffect(() => {
		if (!dialog) return;
		early.current = new EarlyEnter(dialog);
		return () => early.current?.stop();
	}, [dialog]);
	return useCallback(
		(query: string) => {
			if (query === answered) early.current?.show(query);
		},
		[answered],
	);
}

class EarlyEnter {
	readonly #dialog: HTMLElement;
	readonly #abort = new AbortController();
	#shown: string | undefined;
	#held: KeyboardEvent | undefined;
	/** The reader went to a result of the query before, which is still shown, and means it. */
	#chosen = false;

	constructor(dialog: HTMLElement) {
		this.#dialog = dialog;
		const options = { capture: true, signal: this.#abort.signal };
		dialog.addEventListener('keydown', this.#hold, options);
		dialog.addEventListener('input', this.#forget, options);
	}

	/** The results of a query are there. */
	show(query: string): void {
		this.#shown = query;
		const held = this.#held;
		if (!held) return;
		this.#held = undefined;
		const { key, ctrlKey, metaKey, shiftKey } = held;
		const again = new KeyboardEvent('keydown', {
			key,
			ctrlKey,
			metaKey,
			shiftKey,
			bubbles: true,
			cancelable: true,
		});
		held.target?.dispatchEvent(again);
	}

	stop(): void {
		this.#abort.abort();
		this.#held = undefined;
	}

	readonly #hold = (event: KeyboardEvent) => {
		if (!(event.target instanceof HTMLInputElement) || event.isComposing) return;
		const isLate = this.#dialog.dataset['late'] !== undefined;
		if (!isLate && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) this.#chosen = true;
		const { value } = event.target;
		if (event.key !== 'Enter' || value === '' || value === this.#shown || this.#chosen) return;
		event.preventDefault();
		event.stopPropagation();
		this.#held = event;
	};

	readonly #forget = () => {
		this.#held = undefined;
		this.#chosen = false;
		if (this.#dialog.querySelector('input')?.value === '') this.#shown = undefined;
	};
}
