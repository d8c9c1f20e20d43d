import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures are that pages are compared with: one folder for each browser that draws alike. */
export const PICTURES = 'tests/browser/pictures';

/**
 * Name of the folder of a browser: the system, as its font rendering differs, and the major version.
 *
 * @param version as the browser says it, such as 156.0.8078.79
 */
export function folderOf(version: string): string {
	const [major] = version.split('.');
	return `${systemName()}-chromium-${major}`;
}

/** Why there is nothing to compare with; nothing when there is. */
export function reasonToSkip(folder: string): string | undefined {
	if (existsSync(join(PICTURES, folder))) return undefined;
	return `No pictures in ${PICTURES}/${folder}: other systems and versions draw letters differently. npm run pictures takes them.`;
}

function systemName(): string {
	if (process.platform !== 'linux') return process.platform;
	const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
	return /^ID="?([\w-]+)/m.exec(release)?.[1] ?? 'linux';
}
