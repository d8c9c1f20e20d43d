import type { BrowserContext, Page } from '@playwright/test';
import { problem } from '../../lib/diagnostics/build-error.ts';
import type { Screenshot } from '../../schemas/screenshots/schema.ts';
import { type Box, regionAround } from './crop.ts';
import { outline } from './outline.ts';
import { standsStill } from './stands-still.ts';
import { find, perform } from './steps.ts';

/**
 * Width and height of the window unless an entry says another: the admin UI then shows its form for phones, so that
 * letters of 14 px are still 11 px high in a text column of 350 px.
 */
const WINDOW: [number, number] = [480, 1400];

/** Animations are at their end, and no caret blinks. */
const AT_REST = { animations: 'disabled', caret: 'hide' } as const;

/**
 * Takes one picture as PNG.
 *
 * @throws Error naming the picture and the step that failed
 */
export async function takePicture(
	context: BrowserContext,
	url: string,
	name: string,
	entry: Screenshot,
): Promise<Buffer> {
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	page.setDefaultNavigationTimeout(60_000);
	let doing = `address: ${entry.address}`;
	try {
		const [width, height] = entry.viewport ?? WINDOW;
		await page.setViewportSize({ width, height });
		await page.goto(url + entry.address);
		await settle(page);
		for (const step of entry.steps ?? []) {
			doing = JSON.stringify(step);
			await perform(page, step);
			await settle(page);
		}
		doing = `crop: ${JSON.stringify(entry.crop)}`;
		if (!entry.steps?.some((step) => step.hover)) await page.mouse.move(0, 0);
		await settle(page);
		const clip = await regionOf(page, entry, { width, height });
		for (const target of entry.mark ?? []) {
			doing = `mark: ${JSON.stringify(target)}`;
			await outline(page, target);
		}
		return await page.screenshot({ ...AT_REST, clip });
	} catch (error) {
		const [reason] = String(error instanceof Error ? error.message : error).split('\n');
		const shown = await page.screenshot({ path: `test-results/screenshots/${name}.png` }).then(
			() => `test-results/screenshots/${name}.png`,
			() => 'nothing',
		);
		throw problem({ where: `${name}, at ${doing}`, found: `${reason}`, expected: `what ${shown} shows` });
	} finally {
		await page.close();
	}
}

async function regionOf(
	page: Page,
	{ crop }: Screenshot,
	window: { width: number; height: number },
): Promise<Box> {
	if (crop.region) {
		const [x, y, width, height] = crop.region;
		return { x, y, width, height };
	}
	const boxes: Box[] = [];
	for (const target of crop.around ?? []) {
		const element = find(page, target, true);
		await element.waitFor();
		const box = await element.boundingBox();
		if (!box)
			throw problem({
				where: JSON.stringify(target),
				found: 'nothing to be seen',
				write: 'a target that shows',
			});
		boxes.push(box);
	}
	return regionAround(boxes, crop, window);
}

/** Waits until nothing loads, all letters have their font, and what is shown stays as it is. */
async function settle(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	await standsStill(() => page.screenshot(AT_REST));
}
