import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { BuildError } from '../lib/diagnostics/build-error.ts';
import { explainListenError, readAddress, readIdleTime, siteAddress } from './server/address.ts';
import { Builds } from './server/builds.ts';
import { collectGarbage } from './server/collect-garbage.ts';
import { decide } from './server/decide.ts';
import { LIMITS, LimitedServer } from './server/limited-server.ts';
import { respond } from './server/respond.ts';

/** Milliseconds between two looks for a new build. */
const LOOK_EVERY = 1000;

/**
 * A server for the built site, as in production: redirects, clean addresses, the site's own page for what is
 * missing, compressed files as the build wrote them, hashed files kept for ever and the rest revalidated. While it
 * listens, a new build in the folder takes the place of the old one at once.
 *
 * @param dist folder of the built site
 * @throws Error if the folder holds no whole build
 */
export async function createSiteServer(dist: string, limits = LIMITS): Promise<LimitedServer> {
	const builds = await Builds.open(dist);
	const server = new LimitedServer((request, response) => {
		try {
			const build = builds.current;
			const decision = decide(request.method, request.url ?? '/', build, request.headers.accept);
			respond(request, response, decision, build);
		} catch (error) {
			console.error(request.method, JSON.stringify(request.url), error);
			response.destroy();
		}
	}, limits);
	let timer: NodeJS.Timeout;
	let reported = '';
	const look = async () => {
		try {
			if (await builds.refresh()) {
				collectGarbage();
				console.log('A new build is served.');
			}
			reported = '';
		} catch (error) {
			const said = error instanceof Error ? error.message : String(error);
			if (reported !== said)
				console.error('The build before stays:', error instanceof BuildError ? said : error);
			reported = said;
		}
		if (server.listening) timer = setTimeout(look, LOOK_EVERY).unref();
	};
	server.on('listening', look);
	server.on('close', () => clearTimeout(timer));
	return server;
}

/** Serves `dist` until a signal ends it. */
async function serve(): Promise<void> {
	if (existsSync('.env')) process.loadEnvFile('.env');
	const address = readAddress(process.env);
	const limits = { ...LIMITS, idle: readIdleTime(process.env, LIMITS.idle) };
	const server = await createSiteServer('dist', limits);
	collectGarbage();
	server.listen(address);
	await once(server, 'listening').catch((error) => {
		throw explainListenError(error, address);
	});
	const { port } = server.address() as AddressInfo;
	console.log(`The site is served at ${siteAddress({ ...address, port })}`);
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.stop());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await serve().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}
