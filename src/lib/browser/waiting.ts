import * as limits from '../../config/limits.ts';
import { stateText, status } from './state-texts.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows bar, spinner and a status text from the limit of waiting on, in place of what was shown before. */
export function showWaiting(text: 'progress.loading' | 'island.loading'): void {
	stopWaiting();
	timer = setTimeout(() => say(stateText(text)), limits.progressAfter);
}

/** Takes away what tells of waiting. */
export function stopWaiting(): void {
	clearTimeout(timer);
	say('');
}

function say(text: string): void {
	document.documentElement.toggleAttribute('data-loading', text !== '');
	const place = status();
	if (place) place.textContent = text;
}
