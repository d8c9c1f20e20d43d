import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sample } from '../sample.ts';

/** Looks of a page: together they have each theme and each width. */
export const LOOKS = [
	{ colorScheme: 'light', width: 1280 },
	{ colorScheme: 'dark', width: 390 },
] as const;

/**
 * The look in which a part of the site is tested in this run. `npm run audit:axe` covers every page in both themes.
 *
 * @param salt name of the part, so that parts differ in their look
 */
export function sampledLooks(salt: string) {
	return sample(LOOKS, 1, `look of ${salt}`);
}

/** The other two looks, for pages that show all of the shell. */
export const OTHER_LOOKS = [
	{ colorScheme: 'light', width: 390 },
	{ colorScheme: 'dark', width: 1280 },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Gives a page a theme and a width; nothing moves. */
export async function setLook(
	page: Page,
	{ colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number },
): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await page.setViewportSize({ width, height: 900 });
}

/**
 * What axe finds wrong with a page as it is now: each rule with the places that break it. It runs in the page and says
 * only what is wrong: the other way, which frames of other hosts need, takes three times as long.
 *
 * @param within selector of the part to look at; the whole page without it
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
	const axe = new AxeBuilder({ page })
		.setLegacyMode(true)
		.options({ runOnly: TAGS, resultTypes: ['violations'] });
	const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(' | ')}`,
	);
}

/**
 * Waits in the page until a change of theme has arrived. With reduced motion each element has a transition of a moment,
 * and hands its new color down only at the end of it. Animations that follow the scroll position have no end.
 */
export async function settled(): Promise<void> {
	const frame = () => new Promise((done) => requestAnimationFrame(done));
	for (let still = 0; still < 3; still++) {
		await frame();
		const running = document
			.getAnimations()
			.filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
		if (running.length > 0) still = -1;
		await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
	}
}
