import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decide } from './server/decide.ts';
import { listFiles } from './server/files.ts';
import { readHosting } from './server/read-hosting.ts';
import { respond } from './server/respond.ts';

/**
 * A server for the built site, as in production: redirects, clean addresses, the site's own page for what is
 * missing, compressed files as the build wrote them, hashed files kept for ever and the rest revalidated.
 *
 * @param dist folder of the built site
 * @throws Error if the folder holds no built site
 */
export function createSiteServer(dist: string): Server {
	for (const page of ['index.html', '404.html']) {
		if (!existsSync(join(dist, page))) {
			throw new Error(`${dist} holds no built site (${page} is missing). Write: npm run build`);
		}
	}
	const files = listFiles(dist);
	const { plan, policy } = readHosting(dist);
	return createServer((request, response) => {
		const decision = decide(request.method, request.url ?? '/', { files, plan });
		respond(request, response, decision, files, policy).catch((error: unknown) => {
			console.error(`${request.method} ${request.url}`, error);
			response.destroy();
		});
	});
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const port = Number(process.env['PORT'] ?? 4321);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new Error(
			`PORT\n  found:    ${process.env['PORT']}\n  expected: a port number from 0 to 65535\n  write:    PORT=4321`,
		);
	}
	const server = createSiteServer('dist');
	server.listen(port, () => {
		const address = server.address();
		console.log(
			`The site is served at http://localhost:${typeof address === 'object' ? address?.port : port}`,
		);
	});
}
