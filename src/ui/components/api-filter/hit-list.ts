import { methods } from '../../../api-reference/filter/data.ts';
import type { Hit } from '../../../api-reference/filter/match.ts';
import { methodBadge } from '../../../lib/method-badge.ts';
import { apiPath, searchPage } from '../../../lib/urls/urls.ts';

/** The operations that the filter found, shown in place of the menu's own entries. */
export class HitList {
	readonly #list = document.createElement('ul');
	readonly #status: HTMLElement | null;
	readonly #texts: string[];
	readonly #entries: HTMLElement | null;
	readonly #scroller: HTMLElement;
	/** Where the menu stood before a reader began to filter. */
	#top = 0;

	/** @param field its wrapper carries the texts, and holds the line that tells how many were found */
	constructor(field: HTMLInputElement, menu: HTMLElement) {
		const wrapper = field.closest<HTMLElement>('[data-filter-texts]');
		this.#texts = wrapper?.dataset['filterTexts']?.split('|') ?? [];
		this.#status = wrapper?.querySelector('[role=status]') ?? null;
		this.#entries = menu.querySelector('.menu-level-0');
		this.#scroller = this.#entries?.parentElement ?? menu;
		this.#list.className = 'menu-hits';
	}

	/** Links of what is shown, the best first. */
	get links(): HTMLAnchorElement[] {
		return this.#list.isConnected ? [...this.#list.querySelectorAll('a')] : [];
	}

	/** Shows what was found for a query, or the menu again when the query is empty. */
	show(query: string, hits: readonly Hit[]): void {
		const [none = '', one = '', many = ''] = this.#texts;
		const isOn = query !== '';
		const wasOn = this.#list.isConnected;
		if (!isOn && !wasOn) return;
		if (!wasOn) {
			this.#top = this.#scroller.scrollTop;
			this.#entries?.after(this.#list);
		}
		if (!isOn) this.#list.remove();
		this.#entries?.toggleAttribute('hidden', isOn);
		if (!isOn) this.#say('');
		else if (hits.length === 0) this.#say(none);
		else this.#say(hits.length === 1 ? one : many.replace('{{count}}', String(hits.length)));
		this.#list.replaceChildren(
			...(hits.length > 0 ? hits.map((hit) => this.#entryOf(hit)) : [this.#elsewhere(query)]),
		);
		/* Last: the line above comes and goes, and moves what is below it. */
		this.#scroller.scrollTop = isOn ? 0 : this.#top;
	}

	#say(text: string): void {
		if (this.#status) this.#status.textContent = text;
	}

	#entryOf({ entry, field }: Hit): HTMLElement {
		const [title, path, slug, method, , , , gone] = entry;
		const name = methods[method] ?? '';
		const badge = element('span', `method ${name.toLowerCase()}`, methodBadge(name));
		const link = element('a', gone ? 'gone' : '', element('span', '', title), ' ', badge, ' ', broken(path));
		link.href = apiPath(slug);
		for (const more of [field, gone && this.#texts[4]])
			if (more) link.append(' ', element('small', '', more));
		return element('li', '', link);
	}

	/** Where nothing was found: the same words for the search of all pages. */
	#elsewhere(query: string): HTMLElement {
		const link = element('a', '', this.#texts[3]?.replace('{{query}}', query) ?? query);
		link.href = searchPage(query);
		return element('li', '', link);
	}
}

/** A path that may break before each slash. */
function broken(path: string): HTMLElement {
	const parts = path
		.split(/(?<=.)(?=\/)/)
		.flatMap((part, place) => (place > 0 ? [element('wbr'), part] : [part]));
	return element('code', '', ...parts);
}

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className = '',
	...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	if (className) made.className = className;
	made.append(...content);
	return made;
}
