/** Signs that end a directive of the policy or mean something to a host stand in no origin. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/**
 * The servers that pages of the API may call, from a list of origins with commas.
 *
 * @returns the origins, each once; undefined if one of them is none
 */
export function consoleHosts(list: string | undefined): string[] | undefined {
	const words = (list ?? '').split(',').map((word) => word.trim().toLowerCase());
	const origins = [...new Set(words.filter(Boolean).map((word) => word.replace(/\/$/, '')))];
	return origins.every((origin) => ORIGIN.test(origin) && URL.canParse(origin)) ? origins : undefined;
}
