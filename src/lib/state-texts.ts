import type { TextName } from '../config/text-name.ts';

/** Texts that every page carries in one attribute: its states need them when the network is not there. */
export const stateTexts = [
	'progress.loading',
	'island.loading',
	'island.failed',
	'offline.title',
	'offline.retry',
	'island.crashed',
	'island.tryAgain',
	'search.errorTitle',
	'search.errorHelp',
] as const satisfies readonly TextName[];
