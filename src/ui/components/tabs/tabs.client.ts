import * as storageKeys from '../../../config/storage-keys.ts';
import { keep, recall } from '../../../lib/browser/storage.ts';

/** The group of which the choice holds on one page only: the status of an answer. */
const PAGE_ONLY = 'status';

/**
 * Keeps tabs of the same group on the same choice: on this page, on the next ones and in other windows. What was
 * chosen earlier is restored before paint, by `<restore-tabs>`; here it only follows changes.
 */
export function setUpTabs(root: Document): void {
	const lang = new URLSearchParams(location.search).get('lang');
	const [asked] = boxes(root, 'language').flatMap((box) => radioOf(box, lang) ?? []);
	if (asked?.checked) choose('language', choiceOf(asked));

	root.addEventListener('change', ({ target }) => {
		const radio = target as HTMLInputElement;
		const group = radio.closest?.<HTMLElement>('.tabs')?.dataset['group'];
		if (!group || radio.type !== 'radio') return;
		if (group !== PAGE_ONLY) choose(group, choiceOf(radio));
		const place = () => radio.nextElementSibling?.getBoundingClientRect().top ?? 0;
		const before = place();
		select(root, group, choiceOf(radio));
		scrollBy({ top: place() - before, behavior: 'instant' });
	});
	const follow = () => {
		for (const [group, choice] of Object.entries(choices())) select(root, group, choice);
	};
	addEventListener('storage', ({ key }) => key === storageKeys.tabs && follow());
	addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

function boxes(root: Document, group: string): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>('.tabs')].filter(({ dataset }) => dataset['group'] === group);
}

/** The choice that a tab stands for: its id, and the one to take where there is no such tab. */
function choiceOf({ value, dataset }: HTMLInputElement): string {
	return [value, dataset['also']].filter(Boolean).join(' ');
}

/** The tab of a choice, or the one that stands for it. */
function radioOf(box: HTMLElement, choice: unknown): HTMLInputElement | undefined {
	const ids = typeof choice === 'string' ? choice.split(' ') : [];
	const radios = [...box.querySelectorAll<HTMLInputElement>(':scope > input')];
	return (
		ids.flatMap((id) => radios.find(({ value }) => value === id) ?? [])[0] ??
		radios.find(({ dataset }) => ids.includes(dataset['also'] ?? ''))
	);
}

function select(root: Document, group: string, choice: unknown): void {
	for (const box of boxes(root, group)) {
		const radio = radioOf(box, choice);
		if (radio) radio.checked = true;
	}
}

function choices(): Record<string, unknown> {
	try {
		const stored: unknown = JSON.parse(recall('localStorage', storageKeys.tabs) ?? '{}');
		return stored && typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
	} catch {
		return {};
	}
}

function choose(group: string, choice: string): void {
	keep('localStorage', storageKeys.tabs, JSON.stringify({ ...choices(), [group]: choice }));
}
