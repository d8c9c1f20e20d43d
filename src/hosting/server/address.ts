import { isIPv6 } from 'node:net';
import { problem } from '../../lib/diagnostics/build-error.ts';

/** Where the server listens. */
export interface Address {
	host: string;
	port: number;
}

/**
 * Reads `HOST` and `PORT`. Without `HOST` only this machine reaches the server.
 *
 * @throws Error with what was found, what is expected and what to write
 */
export function readAddress(source: NodeJS.ProcessEnv): Address {
	const host = source['HOST'] || '127.0.0.1';
	const port = source['PORT'] || '4321';
	if (!/^[a-z\d][a-z\d.-]*$/i.test(host) && !isIPv6(host))
		throw wrong('HOST', host, 'an address of this machine', 'HOST=0.0.0.0 for all of them, or leave it out');
	if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
		throw wrong('PORT', port, 'a port number from 0 to 65535', 'PORT=4321');
	return { host, port: Number(port) };
}

/**
 * Reads `KEEP_ALIVE_TIMEOUT`: how long a connection stays open without a request.
 *
 * @param fallback milliseconds where it isn't set
 * @returns milliseconds
 * @throws Error with what was found, what is expected and what to write
 */
export function readIdleTime(source: NodeJS.ProcessEnv, fallback: number): number {
	const found = source['KEEP_ALIVE_TIMEOUT'];
	if (!found) return fallback;
	if (/^\d{1,4}$/.test(found) && Number(found) > 0) return Number(found) * 1000;
	throw wrong(
		'KEEP_ALIVE_TIMEOUT',
		found,
		'seconds, from 1 to 9999: longer than the load balancer in front keeps idle connections',
		'KEEP_ALIVE_TIMEOUT=620',
	);
}

/** What to do about an address that the system does not give. */
export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
	switch (error.code) {
		case 'EADDRINUSE':
			return wrong('PORT', `${port}, which another program listens on`, 'a free port', `PORT=${port + 1}`);
		case 'EACCES':
			return wrong('PORT', `${port}, which needs more rights`, 'a port from 1024 on', 'PORT=8080');
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return wrong(
				'HOST',
				host,
				'an address of this machine',
				'HOST=0.0.0.0 for all of them, or leave it out',
			);
		default:
			return error;
	}
}

/** The address as people write it into a browser. */
export function siteAddress({ host, port }: Address): string {
	const local = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
	return `http://${local ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function wrong(name: string, found: string, expected: string, write: string): Error {
	return problem({ where: name, found, expected, write });
}
