import { type AddressInfo, createServer, type Server } from 'node:net';

/** Where a server listens: its port, and the address of what it serves. */
export interface Listening {
	port: number;
	origin: string;
}

/** Lets a server listen on a free port that only this machine reaches. */
export async function listening(server: Server): Promise<Listening> {
	await new Promise<void>((done, fail) => {
		server.once('error', fail);
		server.listen(0, '127.0.0.1', done);
	});
	const { port } = server.address() as AddressInfo;
	return { port, origin: `http://127.0.0.1:${port}` };
}

/** Finds a port that nothing listens on, for a program that's started with it. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const { port } = await listening(server);
	await new Promise((done) => server.close(done));
	return port;
}
