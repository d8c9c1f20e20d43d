import { expect } from '@playwright/test';
import { answer, ask, open, panel, talk, test } from './assistant-server.ts';

test('a page change during an answer keeps what came, as stopped', async ({ page, endpoint }) => {
	endpoint.streams(['One. '], 'open');
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(answer(page)).toContainText('One.');
	await page.goto('/reference/stickiness');
	await expect(answer(page)).toContainText('The answer was stopped.');
	await expect(answer(page)).toContainText('One.');
	await expect.poll(() => endpoint.left).toBe(1);
});

test('a stored answer that crashes the panel is dropped, and pages after it show the others', async ({
	page,
	endpoint,
}) => {
	const stored = () => page.evaluate(() => sessionStorage.getItem('assistant'));
	const crashes = panel(page).locator('.crashed');
	await open(page);
	for (const text of ['Fine.', 'Unshowable.']) {
		endpoint.streams([text]);
		await ask(page, `Why "${text}"?`);
		await expect(answer(page).locator('.ask-text')).toHaveText(text);
	}
	expect(await stored()).toContain('"text":"Unshowable."');
	// Whatever in an answer makes the panel crash, code that reads its text throws.
	await page.addInitScript(() => {
		const { split } = String.prototype;
		String.prototype.split = function (this: string, ...by: Parameters<typeof split>) {
			if (this.includes('Unshowable.')) throw new RangeError('Maximum call stack size exceeded');
			return split.apply(this, by);
		} as typeof split;
	});
	await page.goto('/reference/stickiness');
	await expect(crashes).toHaveCount(1);
	await expect(talk(page)).toContainText('Fine.');
	await expect.poll(stored).not.toContain('"text":"Unshowable."');

	await page.goto('/reference/segments');
	await expect(answer(page).getByRole('alert')).toContainText('The answer broke off.');
	await expect(answer(page)).toContainText('Why "Unshowable."?');
	await expect(talk(page)).toContainText('Fine.');
	await expect(crashes).toHaveCount(0);
	await expect(answer(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
});
