import { loadFile } from '../../../lib/browser/load/file.ts';
import { searchPage } from '../../../lib/urls/urls.ts';
import { type PageTitle, suggestPages, wordsOfPath } from './suggest-pages.ts';

/** Puts the words of the address into the search field, and lists pages whose name resembles it. */
export async function fillIn(root: Document): Promise<void> {
	const field = root.querySelector<HTMLAnchorElement>('.search-field');
	const list = root.querySelector<HTMLElement>('[data-suggestions]');
	const words = wordsOfPath(location.pathname).join(' ');
	if (!field || !list || words === '') return;
	field.href = searchPage(words, field.pathname);
	field.dataset['openSearch'] = words;
	const label = field.querySelector('span:not(.icon)');
	if (label) label.textContent = words;

	const pages: PageTitle[] = JSON.parse(await loadFile('/page-titles.json', 'json').catch(() => '[]'));
	const found = suggestPages(location.pathname, pages);
	list.querySelector('ul')?.append(
		...found.map(([path, title]) => {
			const item = root.createElement('li');
			const link = item.appendChild(root.createElement('a'));
			link.href = path;
			link.textContent = title;
			return item;
		}),
	);
	list.hidden = found.length === 0;
}
