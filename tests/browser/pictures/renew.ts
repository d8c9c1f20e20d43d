import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findOrInstallChromium } from '../../../src/verify/browsers/find-chromium.ts';
import { QUIET } from '../../quiet-chromium.ts';
import { folderOf, PICTURES } from './drawn-by.ts';

/** `npm run pictures`: takes the pictures of pages again that `pictures.spec.ts` compares with. It needs a build. */

/** Of 100: with fewer colors, edges of letters differ by more than the comparison lets pass. */
const QUALITY = 95;

const browser = await chromium.launch({
	executablePath: findOrInstallChromium().path,
	args: QUIET,
});
const folder = join(PICTURES, folderOf(browser.version()));
await browser.close();
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync('playwright', ['test', 'pictures.spec.ts', '--update-snapshots=all'], {
	stdio: 'inherit',
	shell: process.platform === 'win32',
});
for (const name of readdirSync(folder)) await shrink(join(folder, name));
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${folder}: ${readdirSync(folder).length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
process.exitCode = status ?? 1;

/** Gives a picture a palette: a third of the bytes, and no color that an eye would tell apart. */
async function shrink(path: string): Promise<void> {
	const options = { palette: true, quality: QUALITY, dither: 0, effort: 10 };
	writeFileSync(path, await sharp(path).png(options).toBuffer());
}
