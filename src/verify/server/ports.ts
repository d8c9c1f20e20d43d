import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { problem } from '../../lib/diagnostics/build-error.ts';

/** The ports that `LIVE_PORTS` allows, such as `5130-5139`; undefined when any will do. */
export function allowedPorts(): number[] | undefined {
	const range = process.env['LIVE_PORTS'];
	if (!range) return undefined;
	const [first, last] = range.split('-').map(Number);
	if (!first || !last || last < first) {
		throw problem({
			where: 'LIVE_PORTS',
			found: range,
			expected: 'two numbers, the smaller first',
			write: 'LIVE_PORTS=5130-5139',
		});
	}
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Ports for servers of which nobody said where: below those that Linux (from 32768), macOS and Windows (from 49152) give
 * to outgoing connections. Such a connection could take a port between its choice and the first answer of a server that
 * runs its migrations for half a minute.
 */
const OWN_PORTS = Array.from({ length: 10_000 }, (_, index) => 20_000 + index);

/**
 * When each port was last tried, as a count: who asked for it may not listen on it yet. Before that it is a number by
 * chance below zero, as other processes choose from the same ports.
 */
const turns = new Map<number, number>();
let lastTurn = 0;

function turnOf(port: number): number {
	const turn = turns.get(port) ?? -Math.random();
	turns.set(port, turn);
	return turn;
}

/**
 * A port of loopback that nothing listens on. Of several candidates it is the one that was handed out longest ago, or
 * never, so that two servers which start at once do not get the same.
 *
 * @param candidates ports to choose from
 * @throws Error when all candidates are taken
 */
export async function freePort(candidates: number[] = OWN_PORTS): Promise<number> {
	for (const candidate of candidates.toSorted((a, b) => turnOf(a) - turnOf(b))) {
		lastTurn += 1;
		turns.set(candidate, lastTurn);
		if (await isFree(candidate)) return candidate;
	}
	throw problem({
		where: 'LIVE_PORTS',
		found: `ports ${candidates[0]} to ${candidates.at(-1)}, which are all taken`,
		expected: 'a port that nothing listens on: free one, or name more',
	});
}

/**
 * Opens a free port of loopback for a server.
 *
 * @returns the port
 * @throws Error when the system gives none
 */
export async function listen(server: Server): Promise<number> {
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	if (typeof address !== 'object' || !address) throw new Error('A server on 127.0.0.1 has no port.');
	return address.port;
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});
}
