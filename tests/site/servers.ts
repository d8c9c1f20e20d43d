import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSiteServer } from '../../src/hosting/serve.ts';
import { listening } from '../listening.ts';
import { dist } from './built-site.ts';
import { nginxSkipped, runNginx } from './nginx.ts';

/** A server that runs. */
export interface RunningServer {
	port: number;
	stop: () => void;
}

/** Starts the server of `npm start` over a built site. */
export async function startOwn(folder = dist): Promise<RunningServer> {
	const server = await createSiteServer(folder);
	const { port } = await listening(server);
	return { port, stop: () => server.stop() };
}

/** Starts nginx with the configuration in the built site, but for what belongs to the machine. */
export function startNginx(): Promise<RunningServer> {
	const config = readFileSync(join(dist, 'nginx.conf'), 'utf8');
	return runNginx(config.replace(/^\troot .*;$/m, `\troot "${resolve(dist)}";`));
}

/** The servers that every check of hosting runs on, with the encodings they serve. */
export const servers = [
	{ name: 'npm start', start: () => startOwn(), skipped: undefined, encodings: ['br', 'gzip'] },
	{ name: 'nginx', start: startNginx, skipped: nginxSkipped, encodings: ['gzip'] },
];
