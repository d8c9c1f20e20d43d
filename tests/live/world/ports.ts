import { createServer } from 'node:net';

/** The ports that `LIVE_PORTS` allows, such as `5130-5139`; undefined when any will do. */
export function allowedPorts(): number[] | undefined {
	const range = process.env['LIVE_PORTS'];
	if (!range) return undefined;
	const [first, last] = range.split('-').map(Number);
	if (!first || !last || last < first) {
		throw new Error(
			`LIVE_PORTS\n  found:    ${range}\n  expected: two numbers\n  write:    LIVE_PORTS=5130-5139`,
		);
	}
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * A port of loopback that nothing listens on.
 *
 * @param candidates ports to choose from; without it the system chooses
 * @throws Error when all candidates are taken
 */
export async function freePort(candidates: number[] = [0]): Promise<number> {
	for (const candidate of candidates) {
		const port = await tryPort(candidate);
		if (port) return port;
	}
	throw new Error(
		`Ports ${candidates[0]} to ${candidates.at(-1)} are all taken. Free one, or widen LIVE_PORTS.`,
	);
}

function tryPort(port: number): Promise<number | undefined> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(undefined));
		server.listen(port, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
		});
	});
}
