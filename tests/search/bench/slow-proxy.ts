import { connect, createServer, type Server } from 'node:net';

/** A stretch of network that all connections through it share. */
export interface SlowProxy {
	server: Server;
	/** Slows what comes from now on. */
	slow(line: { bytesPerSecond: number; latency: number }): void;
	/** Bytes that came down since this was last asked. */
	takeBytes(): number;
}

/** Passes connections on to a server of this machine, at the pace of one shared line. */
export function slowProxy(port: number): SlowProxy {
	let line = { bytesPerSecond: Number.POSITIVE_INFINITY, latency: 0 };
	let free = 0;
	let bytes = 0;
	const server = createServer((browser) => {
		const site = connect(port, '127.0.0.1');
		browser.pipe(site);
		site.on('data', (chunk) => {
			const now = performance.now();
			free = Math.max(now, free) + (1000 * chunk.length) / line.bytesPerSecond;
			const arrive = () => {
				bytes += chunk.length;
				if (browser.writable) browser.write(chunk);
			};
			setTimeout(arrive, free - now + line.latency);
		});
		site.on('close', () =>
			setTimeout(() => browser.end(), Math.max(0, free - performance.now()) + line.latency),
		);
		for (const socket of [browser, site]) socket.on('error', () => socket.destroy());
		browser.on('close', () => site.destroy());
	});
	return {
		server,
		slow: (next) => {
			line = next;
		},
		takeBytes: () => {
			const taken = bytes;
			bytes = 0;
			return taken;
		},
	};
}
