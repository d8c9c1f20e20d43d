import type { HttpRequest } from '../../../lib/http-request.ts';
import { escapeAttribute, escapeText } from '../../../markdown/code.ts';

/** What the button sends, as it stands in the page. */
export type SentRequest = Pick<HttpRequest, 'method' | 'target' | 'headers' | 'body'>;

/**
 * The HTML of the button that sends a request to the reader's server.
 *
 * @param hosts origins that the security policy lets pages call; without any there is no button
 */
export function sendButton(request: HttpRequest, hosts: readonly string[], label: string): string {
	if (hosts.length === 0) return '';
	const { method, target, headers, body } = request;
	const sent: SentRequest = { method, target, headers, body };
	return (
		`<button type="button" class="send" data-hosts="${escapeAttribute(hosts.join(' '))}"` +
		` data-request="${escapeAttribute(JSON.stringify(sent))}">${escapeText(label)}</button>`
	);
}
