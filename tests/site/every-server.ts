import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { type RunningServer, servers } from './servers.ts';

/** A server under test, which runs while its tests do. */
export interface TestedServer {
	name: string;
	/** Encodings that it serves. */
	encodings: string[];
	port(): number;
	/** Sends it a request exactly as written. */
	get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
}

/** Describes the same tests for every server of `servers.ts`; one that this machine lacks is a skipped test. */
export function onEveryServer(tests: (server: TestedServer) => void): void {
	describe.each(servers)('$name', ({ name, start, skipped, encodings }) => {
		if (skipped !== undefined) {
			test(`is not tested: ${skipped}`, ({ skip }) => skip(skipped));
			return;
		}
		let server: RunningServer;
		beforeAll(async () => {
			server = await start();
		});
		afterAll(() => server?.stop());
		const port = () => server.port;
		tests({
			name,
			encodings,
			port,
			get: (path, headers, method) => ask(port(), path, headers, method),
		});
	});
}
