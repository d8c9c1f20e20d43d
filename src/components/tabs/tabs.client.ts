import { keep, recall } from '../../client/storage.ts';
import { storageKeys } from '../../site/storage-keys.ts';

/**
 * Keeps tabs of the same group on the same choice: on this page, on the next ones and in other windows. What was
 * chosen earlier is restored before paint, by `<restore-tabs>`; here it only follows changes.
 */
export function setUpTabs(root: Document): void {
	const lang = new URLSearchParams(location.search).get('lang');
	if (lang && radios(root, 'language').some(({ checked, value }) => checked && value === lang))
		choose('language', lang);

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

function radios(root: Document, group: string): HTMLInputElement[] {
	return [...root.querySelectorAll<HTMLElement>('.tabs')]
		.filter(({ dataset }) => dataset['group'] === group)
		.flatMap((tabs) => [...tabs.querySelectorAll<HTMLInputElement>(':scope > input')]);
}

function select(root: Document, group: string, id: unknown): void {
	for (const radio of radios(root, group)) if (radio.value === id) radio.checked = true;
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
