/** File that says that a folder holds a whole build, and which files belong to it. */
export const BUILD_MARK = '_build.txt';

/** Redirects and security policy for our own server. */
export const HOSTING_FILE = '_hosting.json';

/** Files in the built folder that tell hosts what to do and are not part of the site: no server shows them. */
export const HOST_FILES: readonly string[] = [
	BUILD_MARK,
	'_headers',
	HOSTING_FILE,
	'_redirects',
	'nginx.conf',
	'vercel.json',
];
