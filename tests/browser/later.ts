import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Lets timers of a page run that has Playwright's clock, then its network answer: what it does by itself soon after it
 * has loaded, or after a key, it has begun by then.
 */
export async function later(page: Page): Promise<void> {
	await page.clock.runFor(3000);
	await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).catch(() => {}));
}

/** Holds back the answers to requests that match, until what it returns is called. */
export async function held(page: Page, pattern: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await promise;
		await route.fallback();
	});
	return resolve;
}

/**
 * Watches an image grow. Called before what opens it; what it returns settles when the image has grown, which it must
 * have before it hears the next key or click.
 */
export async function zoomed(image: Locator): Promise<() => Promise<void>> {
	const seen = await image.evaluateHandle((element) => {
		const state = { opened: false };
		element.addEventListener('medium-zoom:opened', () => {
			state.opened = true;
		});
		return state;
	});
	return () => expect.poll(() => seen.evaluate(({ opened }) => opened)).toBe(true);
}
