import type { Locator, Page } from '@playwright/test';
import type { Step, Target } from '../../schemas/screenshots/schema.ts';

/**
 * The element of a page that a target names.
 *
 * @param includeHidden also what an open menu or dialog takes from screen readers
 */
export function find(page: Page, target: Target, includeHidden = false): Locator {
	const exact = !target.part;
	let found: Locator;
	if (target.role) {
		const role = target.role as Parameters<Page['getByRole']>[0];
		found = page.getByRole(role, {
			includeHidden,
			...(target.name === undefined ? {} : { name: target.name, exact }),
		});
	} else if (target.label) found = page.getByLabel(target.label, { exact });
	else if (target.text) found = page.getByText(target.text, { exact });
	else if (target.placeholder) found = page.getByPlaceholder(target.placeholder, { exact });
	else if (target.testId) found = page.getByTestId(target.testId);
	else found = page.locator(target.selector as string);
	found = found.nth(target.nth ?? 0);
	return target.up ? found.locator(`xpath=ancestor::*[${target.up}]`) : found;
}

/** Does one step of the manifest. */
export async function perform(page: Page, step: Step): Promise<void> {
	if (step.click) await find(page, step.click).click();
	if (step.hover) await find(page, step.hover).hover();
	if (step.press) await page.keyboard.press(step.press);
	if (step.type) await page.keyboard.type(step.type);
	if (step.waitFor) await find(page, step.waitFor).waitFor();
	if (step.hide) {
		await find(page, step.hide, true).evaluate((element: HTMLElement) => {
			element.style.display = 'none';
		});
	}
	if (step.fill) {
		const { with: text, ...target } = step.fill;
		await find(page, target).fill(text);
	}
	if (step.mask) {
		const { with: text, ...target } = step.mask;
		await find(page, target, true).evaluate((element: HTMLElement, shown) => {
			if (element instanceof HTMLInputElement) element.value = shown;
			else element.textContent = shown;
		}, text);
	}
}
