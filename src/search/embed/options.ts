import { problem } from '../../lib/diagnostics/build-error.ts';

/** Root-relative addresses of the embedded search. */
export const SCRIPT = '/embed/search.js';
export const STYLES = '/embed/search.css';

/** What a page sets with `data-` attributes on the script tag. */
export interface EmbedOptions {
	/** CSS selector of the element that gets the search box; without one it stands where the script stands. */
	container?: string;
	placeholder: string;
	language: string;
	version: string;
	/** Whether the script loads DocSearch's stylesheet. */
	styles: boolean;
}

/**
 * Reads the options.
 *
 * @throws {BuildError} naming the attribute, what was found and what to write
 */
export function readOptions(data: Readonly<Record<string, string | undefined>>): EmbedOptions {
	const { container, placeholder, language, version, styles = 'on' } = data;
	if (styles !== 'on' && styles !== 'off') throw wrong('styles', styles, 'on or off', 'off');
	return {
		...(container === undefined ? {} : { container }),
		placeholder: placeholder || 'Search the documentation',
		language: language || 'en',
		version: version || 'current',
		styles: styles === 'on',
	};
}

/**
 * The element for the search box.
 *
 * @throws {BuildError} when the page has no element that the selector names
 */
export function placeFor(script: HTMLElement, { container }: EmbedOptions): HTMLElement {
	const found = container === undefined ? undefined : document.querySelector<HTMLElement>(container);
	if (found) return found;
	if (container !== undefined) {
		const expected = 'the selector of an element that stands before the script';
		throw wrong('container', container, expected, '#search');
	}
	const place = document.createElement('div');
	script.before(place);
	return place;
}

function wrong(name: string, found: string, expected: string, value: string): Error {
	return problem({ where: `data-${name} of ${SCRIPT}`, found, expected, write: `data-${name}="${value}"` });
}
