import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LICENSES } from './address.ts';
import { noticesText } from './notices.ts';
import { noteShipped, shippedPackages } from './shipped.ts';

/**
 * Writes the license notices of all code, styles, fonts and icons that reach readers. They are made from what the
 * bundles hold, so none can be forgotten. Comes after all integrations that bundle.
 */
export function licenses(): AstroIntegration {
	return {
		name: 'licenses',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				updateConfig({ vite: { plugins: [noteShipped()] } });
			},
			'astro:build:done': async ({ dir, logger }) => {
				const packages = shippedPackages();
				await writeFile(join(fileURLToPath(dir), LICENSES), noticesText(packages));
				logger.info(`${packages.length} packages reach readers`);
			},
		},
	};
}
