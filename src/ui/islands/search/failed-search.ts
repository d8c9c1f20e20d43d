import { stateText } from '../../../lib/browser/state-texts.ts';

/** What search says when something of it cannot be loaded; the texts themselves may be missing. */
export function failedSearch(): string {
	return `${stateText('search.errorTitle')}. ${stateText('search.errorHelp')}`;
}
