import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { isComplete, seedNumber } from '../sample.ts';
import { builtFiles } from './built-site.ts';
import { onEveryServer } from './every-server.ts';
import { randomRequests } from './random-requests.ts';

const REQUESTS = isComplete() ? 20_000 : 2_000;
const AT_ONCE = 32;
const hashed = `/${builtFiles('.css').find((file) => file.startsWith('_astro'))}`;
const requests = randomRequests(seedNumber('any request'), REQUESTS, hashed);

/** Everything that a server answers to these bytes, until it has closed the connection. */
async function answerTo(port: number, bytes: Buffer): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	let text = '';
	socket.setEncoding('latin1').on('data', (part) => {
		text += part;
	});
	// A server may close before it has read all; what it said until then counts.
	socket.on('error', () => {});
	socket.end(bytes);
	await once(socket, 'close');
	return text;
}

onEveryServer(({ port, get }) => {
	test(`no request of ${REQUESTS} ends the server, hangs it, fails in it, plants a header or leads away`, async () => {
		const logged = vi.spyOn(console, 'error');
		const wrong: string[] = [];
		const waiting = requests.entries();
		const work = async () => {
			for (const [index, bytes] of waiting) {
				const answer = await answerTo(port(), bytes);
				const [head = ''] = answer.split('\r\n\r\n');
				const location = /^location: *(.*)$/im.exec(head)?.[1];
				const leadsAway =
					location !== undefined && !(location.startsWith('/') && new URL(location, 'http://a').host === 'a');
				// 501 and 505 say what is wrong with the request, no other 5xx does.
				const fails = /^HTTP\/1\.1 5(?!01|05)/.test(answer);
				if (leadsAway || fails || /^x-planted:/im.test(head))
					wrong.push(
						`${index}: ${JSON.stringify(bytes.toString('latin1').slice(0, 200))} is answered with ${head.slice(0, 200)}`,
					);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, work));
		expect(wrong).toEqual([]);
		expect(logged.mock.calls).toEqual([]);
		expect((await get('/')).status).toBe(200);
	});
});
