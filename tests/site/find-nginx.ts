import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An nginx that can be started, with its list of media types, or why there is none. */
export type FoundNginx = { program: string; mediaTypes: string } | { skipped: string };

const UNPACKED = resolve('.cache/nginx');

/**
 * Finds the system's nginx, or unpacks Debian's package into the cache of the project. Nothing is installed, so no
 * service starts and no rights are needed.
 */
export function findNginx(): FoundNginx {
	const places = ['', UNPACKED].flatMap((root) => [`${root}/usr/sbin/nginx`, `${root}/usr/local/sbin/nginx`]);
	const find = () => {
		const program = places.find((place) => existsSync(place) && spawnSync(place, ['-v']).status === 0);
		const mediaTypes = ['/etc/nginx/mime.types', join(UNPACKED, 'etc/nginx/mime.types')].find((file) =>
			existsSync(file),
		);
		return program && mediaTypes ? { program, mediaTypes } : undefined;
	};
	const found = find();
	if (found) return found;
	if (!existsSync('/usr/bin/apt-get'))
		return { skipped: 'there is no nginx here, and no apt-get to get it with' };
	return unpack()
		? (find() ?? { skipped: "Debian's nginx does not run here" })
		: { skipped: "Debian's nginx could not be fetched" };
}

function unpack(): boolean {
	mkdirSync(UNPACKED, { recursive: true });
	const run = (command: string, ...args: string[]) =>
		spawnSync(command, args, { cwd: UNPACKED, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
	const fetchPackages = () =>
		run('apt-get', '-o', 'APT::Sandbox::User=root', 'download', 'nginx', 'nginx-common');
	if (!fetchPackages() && !(run('apt-get', 'update') && fetchPackages())) return false;
	return readdirSync(UNPACKED)
		.filter((file) => file.endsWith('.deb'))
		.every((file) => run('dpkg-deb', '-x', file, '.'));
}
