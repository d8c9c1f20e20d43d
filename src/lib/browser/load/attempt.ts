import { stateText } from '../state-texts.ts';
import { forgetTyped } from '../typed.ts';
import { showWaiting, stopWaiting } from '../waiting.ts';

let note: HTMLElement | undefined;
let newest = 0;

/**
 * Does what a reader asked a control for and what has to be loaded first. A spinner shows when that takes long. When
 * it fails, the error stands beside the control with a way to try again, until the reader does something else.
 *
 * @param work must leave the control as it was when it fails, and may be called again
 * @param title what the error begins with
 */
export async function attempt(
	control: HTMLElement,
	work: () => Promise<unknown>,
	title: () => string = () => stateText('island.failed'),
): Promise<void> {
	const mine = ++newest;
	dismiss();
	showWaiting('island.loading');
	try {
		await work();
	} catch (error) {
		const retry = () => {
			control.focus();
			void attempt(control, work, title);
		};
		if (mine === newest) show(control, title(), error, retry);
	} finally {
		if (mine === newest) stopWaiting();
	}
}

function show(control: HTMLElement, title: string, error: unknown, retry: () => void): void {
	forgetTyped();
	const heading = document.createElement('p');
	const reason = document.createElement('p');
	const button = document.createElement('button');
	heading.textContent = title;
	reason.textContent = error instanceof Error ? error.message : String(error);
	button.textContent = stateText('offline.retry');
	button.className = 'button';
	button.addEventListener('click', retry);
	note = document.createElement('div');
	note.className = 'load-failed';
	note.role = 'alert';
	note.popover = 'manual';
	note.append(heading, reason, button);
	const { bottom, left } = control.getBoundingClientRect();
	note.style.cssText = `--top: ${bottom}px; --left: ${left}px`;
	(control.closest('astro-island, picture, p') ?? control).after(note);
	note.showPopover?.();
	addEventListener('keydown', dismissByKey);
	/* On the way down: the click that led here may still be on its way up. */
	addEventListener('click', dismissOutside, true);
}

function dismiss(): void {
	note?.remove();
	note = undefined;
	removeEventListener('keydown', dismissByKey);
	removeEventListener('click', dismissOutside, true);
}

function dismissByKey({ key }: KeyboardEvent): void {
	if (key === 'Escape') dismiss();
}

function dismissOutside({ target }: Event): void {
	if (!note?.contains(target as Node)) dismiss();
}
