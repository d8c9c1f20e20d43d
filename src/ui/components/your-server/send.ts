import * as limits from '../../../config/limits.ts';
import { showWaiting, stopWaiting } from '../../../lib/browser/waiting.ts';
import { AnswerView } from './answer-view.ts';
import { type Answer, ask, type Failure } from './ask.ts';
import { filledTarget, type ShownOperation } from './replacements.ts';
import type { SentRequest } from './send-button.ts';
import { put, type ServerTexts } from './texts.ts';
import { readValues, type Values } from './values.ts';

let view: AnswerView | undefined;

/**
 * Sends the request of a page to the reader's server: at once if it only reads, else after the reader has seen what
 * changes where. What came, or why nothing did, stands above the examples of answers.
 */
export async function send(
	button: HTMLElement,
	operation: ShownOperation,
	texts: ServerTexts,
): Promise<void> {
	const place = document.querySelector<HTMLElement>('.response');
	if (!place) return;
	view ??= new AnswerView(place, button, texts);
	const request: SentRequest = JSON.parse(button.dataset['request'] ?? '{}');
	const values = readValues();
	const lack = whatLacks(button, operation, values, texts);
	if (lack) {
		view.say(lack, true);
		openForm(button);
		return;
	}
	const url = values.address + filledTarget(request.target, operation, values);
	const token = (operation.slot && values.tokens[operation.slot]) ?? '';
	const ready = {
		method: request.method,
		url,
		headers: request.headers.map(([name, value]): [string, string] => [
			name,
			name === 'Authorization' ? token : value,
		]),
		body: request.body === undefined ? undefined : JSON.stringify(request.body, null, 2),
	};
	if (request.method === 'GET') return sendNow(view, ready, texts);
	const shown = view;
	shown.confirm(ready, (body) => void sendNow(shown, { ...ready, body }, texts));
}

/** What the reader has to give before anything can be sent. */
function whatLacks(
	button: HTMLElement,
	{ slot }: ShownOperation,
	values: Values,
	texts: ServerTexts,
): string | undefined {
	if (!values.address) return texts['need.address'];
	const hosts = (button.dataset['hosts'] ?? '').split(' ');
	if (!hosts.includes(new URL(values.address).origin))
		return put(texts['need.host'], { hosts: hosts.join(', ') });
	if (slot && !values.tokens[slot]) return texts['need.token'];
	return undefined;
}

async function sendNow(
	shown: AnswerView,
	ready: Parameters<typeof ask>[0],
	texts: ServerTexts,
): Promise<void> {
	const host = new URL(ready.url).host;
	shown.say(put(texts.sending, { host }));
	showWaiting('island.loading');
	const result = await ask(ready);
	stopWaiting();
	if ('failure' in result) shown.say(failureText(result.failure, host, texts), true);
	else
		shown.show(
			put(texts.answered, { status: titleOf(result), time: result.milliseconds, host }),
			result.body,
			helpFor(result.status, texts),
		);
}

function titleOf({ status, statusText }: Answer): string {
	return `${status} ${statusText}`.trim();
}

function helpFor(status: number, texts: ServerTexts): string | undefined {
	if (status >= 500) return texts['status.5xx'];
	if (status === 401 || status === 403 || status === 404 || status === 429) return texts[`status.${status}`];
	return undefined;
}

function failureText(failure: Failure, host: string, texts: ServerTexts): string {
	const seconds = limits.answerWithin / 1000;
	return put(texts[`failed.${failure}`], { host, seconds, origin: location.origin });
}

/** Opens the form and goes to its first empty field. */
function openForm(button: HTMLElement): void {
	const details = button.parentElement?.querySelector('details');
	if (!details) return;
	details.open = true;
	const empty = [...details.querySelectorAll<HTMLInputElement>('input[name]')].find(
		({ value }) => value === '',
	);
	empty?.focus();
}
