import { BUILD_MARK } from '../build-aside.ts';

/** Files in the built folder that tell hosts what to do and are not part of the site: no server shows them. */
export const HOST_FILES: readonly string[] = [
	BUILD_MARK,
	'_headers',
	'_hosting.json',
	'_redirects',
	'nginx.conf',
	'vercel.json',
];
