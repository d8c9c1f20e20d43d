import type { Page } from '@playwright/test';

/** What other programs do to a page, each as a function that runs in it. */
export const changes = {
	/** Chrome, Edge and Safari: text nodes become elements, those that come later too, and the language is another. */
	'a translator': () => {
		const translate = (root: Node) => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			if (root instanceof Text) texts.push(root);
			for (const text of texts) {
				if (text.parentElement?.closest('font, script, style, textarea, title') ?? true) continue;
				const [outer, inner] = [document.createElement('font'), document.createElement('font')];
				inner.textContent = text.data.trim() ? `${text.data}°` : text.data;
				outer.append(inner);
				text.replaceWith(outer);
			}
		};
		document.documentElement.lang = 'de';
		document.documentElement.classList.add('translated-ltr');
		translate(document.body);
		new MutationObserver((records) => {
			for (const { type, target, addedNodes } of records)
				for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	},
	/** Dark Reader marks and restyles elements; password managers and Grammarly add elements in and beside controls. */
	extensions: () => {
		const alter = (element: Element) => {
			if (
				element.hasAttribute('data-darkreader-inline-bgcolor') ||
				element.localName === 'added-by-extension'
			)
				return;
			element.setAttribute('data-darkreader-inline-bgcolor', '');
			(element as HTMLElement).style?.setProperty('--darkreader-inline-bgcolor', '#181a1b');
			const added = document.createElement('added-by-extension');
			if (element.matches('form, button, label, .search-button, .ask-button')) element.append(added);
			if (element.matches('textarea, input:not([type=radio], [type=checkbox])')) element.after(added);
		};
		const alterAll = (root: Element) => [root, ...root.querySelectorAll('*')].forEach(alter);
		alterAll(document.documentElement);
		new MutationObserver((records) => {
			for (const { addedNodes } of records)
				for (const node of addedNodes) if (node instanceof Element) alterAll(node);
		}).observe(document.body, { childList: true, subtree: true });
	},
};

/** What a page shows without the mark of the stand-in for a translator. */
export function untranslated(text: string): string {
	return text.replaceAll('°', '');
}

/** Notes errors of a page that readers would see something of. */
export function errorsOf(page: Page): string[] {
	const errors: string[] = [];
	/* React says with 418 that it replaces markup that was changed before. */
	page.on('pageerror', ({ message }) => /error #418/.test(message) || errors.push(message));
	return errors;
}
