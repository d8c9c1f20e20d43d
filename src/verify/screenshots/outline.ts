import type { Page } from '@playwright/test';
import { problem } from '../../lib/diagnostics/build-error.ts';
import type { Target } from '../../schemas/screenshots/schema.ts';
import { find } from './steps.ts';

/** Distance of the line from the control, and its width, in CSS pixels. */
const AWAY = 3;
const LINE = 3;

/**
 * Draws a line around the control that a picture is about, in the signal colour of the site, above all else.
 *
 * @throws Error when the control cannot be seen
 */
export async function outline(page: Page, target: Target): Promise<void> {
	const element = find(page, target, true);
	await element.waitFor();
	const box = await element.boundingBox();
	if (!box) {
		throw problem({
			where: JSON.stringify(target),
			found: 'nothing to be seen',
			write: 'a target that shows',
		});
	}
	await page.evaluate(
		([{ x, y, width, height }, away, line]) => {
			const mark = document.createElement('div');
			mark.className = 'docs-mark';
			Object.assign(mark.style, {
				left: `${x - away - line}px`,
				top: `${y - away - line}px`,
				width: `${width + 2 * (away + line)}px`,
				height: `${height + 2 * (away + line)}px`,
				borderWidth: `${line}px`,
			});
			document.body.append(mark);
		},
		[box, AWAY, LINE] as const,
	);
}
