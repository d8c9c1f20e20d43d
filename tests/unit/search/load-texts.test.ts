import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';

let loadFile: MockInstance<() => Promise<string>>;

/** The module as a page has it that was just opened. */
async function opened() {
	vi.resetModules();
	loadFile = vi
		.spyOn(await import('~/lib/browser/load/file.ts'), 'loadFile')
		.mockImplementation(async () => `{"number":${loadFile.mock.calls.length}}`);
	return import('~/search/load-texts.ts');
}

beforeEach(() => {
	vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => null });
});

test('texts that were loaded ahead are used, however often a reader reached for search', async () => {
	const { loadTexts, loadTextsAhead } = await opened();
	await Promise.all([loadTextsAhead(), loadTextsAhead()]);
	expect(await loadTexts()).toEqual({ number: 1 });
	await loadTextsAhead();
	expect(loadFile).toHaveBeenCalledOnce();
});

test('who asks for the texts again gets them from the site again', async () => {
	const { loadTexts, loadTextsAhead } = await opened();
	await loadTextsAhead();
	await loadTexts();
	expect(await loadTexts()).toEqual({ number: 2 });
});

test('texts that could not be loaded ahead are loaded when they are asked for', async () => {
	const { loadTexts, loadTextsAhead } = await opened();
	loadFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	await expect(loadTextsAhead()).rejects.toThrow('Failed to fetch');
	expect(await loadTexts()).toEqual({ number: 2 });
});
