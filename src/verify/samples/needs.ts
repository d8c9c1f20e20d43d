import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../server/ports.ts';
import type { World } from '../world.ts';
import { need } from './command.ts';
import type { Sample } from './list.ts';
import { startRedis } from './redis.ts';

/** Something that a sample needs beside the server. */
export interface Helper {
	/** Environment variables that tell the sample of it. */
	variables: Record<string, string>;
	/** What it was asked: method, path, token and body. */
	requests?: string[];
	stop(): void;
}

/** Starts what the manifest names in `needs`, if anything. */
export async function startHelper(
	needs: Sample['needs'],
	world: World,
	folder: string,
): Promise<Helper | undefined> {
	switch (needs) {
		case 'redis': {
			const { url, stop } = await startRedis();
			return { variables: { REDIS_URL: url }, stop };
		}
		case 'recorder':
			return startRecorder();
		case 'certificate':
			return makeCertificate(folder, world);
		default:
			return undefined;
	}
}

/** Answers every request with 200 and remembers it: for API of Enterprise that the open-source server lacks. */
async function startRecorder(): Promise<Helper> {
	const requests: string[] = [];
	const server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		requests.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
		response.end();
	});
	const port = await listen(server);
	const variables = { UNLEASH_URL: `http://127.0.0.1:${port}`, SIGNAL_TOKEN: 'signal-token' };
	return { variables, requests, stop: () => void server.close() };
}

/** A certificate for localhost, and the world's database for a second server. */
function makeCertificate(folder: string, { database }: World): Helper {
	const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
	const words = [
		'req',
		'-x509',
		'-newkey',
		'rsa:2048',
		'-nodes',
		'-days',
		'1',
		'-subj',
		'/CN=localhost',
		...files,
	];
	const problem = need('apt-get install openssl', 'openssl', words);
	if (problem) throw new Error(problem);
	return { variables: { DATABASE_URL: database, DATABASE_SSL: 'false' }, stop: () => {} };
}
