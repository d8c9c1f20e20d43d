import { loadContract } from './load.ts';

/** The version of Unleash that the site documents, such as `8.2.0`: the one of the API contract. */
export function documentedVersion(): string {
	return String(loadContract().document.info['version']);
}
