import type { Operation } from '../../api-reference/model/types.ts';
import type { HttpRequest } from '../../lib/http-request.ts';
import type { Answered, Check } from './judge.ts';
import type { TrialServer } from './trial-server.ts';

const SECONDS = 20;
/** How the text of an answer says that its body can be missing. */
const MAY_BE_EMPTY = /\bhas no body\b/;

/** Sends a request as it is. */
export async function send(
	{ url }: Pick<TrialServer, 'url'>,
	method: string,
	{ target, headers, body }: { target: string; headers: HttpRequest['headers']; body?: string | undefined },
): Promise<Answered> {
	const ask = () =>
		fetch(url + target, {
			method,
			headers: headers.map(([name, value]): [string, string] => [name, value]),
			redirect: 'manual',
			signal: AbortSignal.timeout(SECONDS * 1000),
			...(body !== undefined && { body }),
		});
	/* On a busy machine, a request can meet a connection that the server just closed as idle. */
	const response = await ask().catch((error) => {
		if (error.cause?.code === 'ECONNRESET') return ask();
		throw error;
	});
	const type = response.headers.get('content-type')?.split(';')[0] ?? '';
	return { status: String(response.status), type, body: await response.text() };
}

/**
 * Holds a refusal against what the page of its operation says of its status.
 *
 * @param what the request, as the beginning of a sentence
 * @returns what differs, in words; empty also when nothing was refused
 */
export function refusalMistakes(
	{ answers }: Operation,
	what: string,
	{ status, type, body }: Answered,
	check: Check,
): string[] {
	if (Number(status) < 400) return [];
	const answer = answers.find((one) => one.status === status);
	const said = `${what} is answered ${status}`;
	if (!answer) return [`${said}, which the page does not name: ${body.slice(0, 200)}`];
	if (!answer.body)
		return body.trim() ? [`${said} with a body, and the page says none: ${body.slice(0, 200)}`] : [];
	if (!body.trim())
		return MAY_BE_EMPTY.test(answer.description ?? '')
			? []
			: [`${said} without a body, and the page says ${answer.body.type}`];
	if (answer.body.type !== type) return [`${said} with ${type}, and the page says ${answer.body.type}`];
	const { schema } = answer.body;
	if (!schema || !type.endsWith('json')) return [];
	return check(schema, JSON.parse(body)).map((mistake) => `${said}: ${mistake}: ${body.slice(0, 200)}`);
}
