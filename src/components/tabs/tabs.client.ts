import { keep, recall } from '../../client/storage.ts';
import { storageKeys } from '../../site/storage-keys.ts';

/**
 * Keeps tabs of the same group on the same choice: on this page, on the next ones and in other windows. What was
 * chosen earlier is restored before paint, by `<restore-tabs>`; here it only follows changes.
 */
export function setUpTabs(root: Document): void {
	const lang = new URLSearchParams(location.search).get('lang');
	if (lang && boxes(root, 'language').some((box) => radioOf(box, lang)?.checked)) choose('language', lang);

	root.addEventListener('change', ({ target }) => {
		const radio = target as HTMLInputElement;
		const group = radio.closest?.<HTMLElement>('.tabs')?.dataset['group'];
		if (!group || radio.type !== 'radio') return;
		choose(group, radio.value);
		const place = () => radio.nextElementSibling?.getBoundingClientRect().top ?? 0;
		const before = place();
		select(root, group, radio.value);
		scrollBy({ top: place() - before, behavior: 'instant' });
	});
	const follow = () => {
		for (const [group, id] of Object.entries(choices())) select(root, group, id);
	};
	addEventListener('storage', ({ key }) => key === storageKeys.tabs && follow());
	addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

function boxes(root: Document, group: string): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>('.tabs')].filter(({ dataset }) => dataset['group'] === group);
}

/** The tab of a choice, or the one that stands for it. */
function radioOf(box: HTMLElement, id: unknown): HTMLInputElement | undefined {
	const radios = [...box.querySelectorAll<HTMLInputElement>(':scope > input')];
	return (
		radios.find(({ value }) => value === id) ??
		radios.find(({ dataset }) => dataset['also']?.split(' ').includes(String(id)))
	);
}

function select(root: Document, group: string, id: unknown): void {
	for (const box of boxes(root, group)) {
		const radio = radioOf(box, id);
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

function choose(group: string, id: string): void {
	keep('localStorage', storageKeys.tabs, JSON.stringify({ ...choices(), [group]: id }));
}
