import type { FilterData } from '../../../api-reference/filter/data.ts';
import { filterOperations } from '../../../api-reference/filter/match.ts';
import { loadFile } from '../../../lib/browser/load/file.ts';
import { operationsPath } from '../../../lib/urls/urls.ts';
import { HitList } from './hit-list.ts';

let following: Promise<void> | undefined;

/**
 * Makes the field above the menu of the API filter operations: typing shows those that fit in place of the menu, Escape
 * brings the menu back, arrow keys go through what is found, and Enter opens the first. Called again, it does nothing
 * more.
 *
 * @throws as `loadFile`; the next call tries again
 */
export function followFilter(field: HTMLInputElement): Promise<void> {
	following ??= loadFile(operationsPath, 'json').then(
		(text) => listen(field, field.closest<HTMLElement>('.menu') ?? document.body, JSON.parse(text)),
		(error) => {
			following = undefined;
			throw error;
		},
	);
	return following;
}

function listen(field: HTMLInputElement, menu: HTMLElement, data: FilterData): void {
	const list = new HitList(field, menu);
	const show = () => list.show(field.value.trim(), filterOperations(field.value, data));
	const clear = () => {
		field.value = '';
		show();
		field.focus();
	};
	field.addEventListener('input', show);
	menu.addEventListener('keydown', (event) => {
		const place = list.links.indexOf(event.target as HTMLAnchorElement);
		if (event.target !== field && place < 0) return;
		const act = actionOf(event.key, place);
		if (!act || event.isComposing) return;
		event.preventDefault();
	});
	function actionOf(key: string, place: number): boolean {
		if (key === 'Escape' && field.value !== '') clear();
		else if (key === 'Enter' && place < 0) list.links[0]?.click();
		else if (key === 'ArrowDown') list.links[place + 1]?.focus();
		else if (key === 'ArrowUp' && place >= 0) (list.links[place - 1] ?? field).focus();
		else return false;
		return true;
	}
	if (field.value !== '') show();
}
