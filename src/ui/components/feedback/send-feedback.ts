import * as limits from '../../../config/limits.ts';

/** What a reader says about a page. The note comes after the answer, as a second message with the same id. */
export interface Feedback {
	/** Random: joins an answer and its note. */
	id: string;
	helpful: boolean;
	note?: string;
	page: string;
	language: string;
	version: string;
}

/**
 * Sends feedback as a POST of JSON, without cookies, and waits `limits.answerWithin`.
 *
 * @throws if the address cannot be reached, does not answer in time, or refuses
 */
export async function sendFeedback(url: string, feedback: Feedback): Promise<void> {
	const { ok, status } = await fetch(url, {
		method: 'POST',
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(feedback),
		signal: AbortSignal.timeout(limits.answerWithin),
	});
	if (!ok) throw new Error(`${status}`);
}
