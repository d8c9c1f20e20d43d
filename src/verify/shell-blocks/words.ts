import { localOrigin } from '../../lib/http-request.ts';
import { DOCKER_TOKENS } from '../server/tokens.ts';
import type { Scratch } from './scratch.ts';

/** Servers of the reader, all of them the one of the world. */
const READERS_SERVERS = [
	'https://flags.example.com',
	'https://flags-staging.example.com',
	'https://unleash.example.com',
];
const SHOWN_DATABASE = 'postgres://unleash:change-me@localhost:5432/unleash';
/** Address of programs that pages start beside the server; they listen on `PORT`, 3000 by default. */
const SHOWN_PROGRAM = 'localhost:3000';
/** Ports of Unleash Edge on pages that are followed with it; it reads `PORT` as well. */
const SHOWN_EDGE = /\b(3063|8080)\b/g;

/** Puts what the world has in place of what pages show, and back. */
export class Words {
	readonly #pairs: [shown: string | RegExp, real: string, back?: string][];

	/**
	 * @param program port for what the page starts beside the server
	 * @param hasEdge whether the page is followed with Unleash Edge
	 */
	constructor({ url, database, personal }: Scratch, program: number, hasEdge: boolean) {
		this.#pairs = [
			[localOrigin, url],
			...READERS_SERVERS.map((shown): [string, string] => [shown, url]),
			[SHOWN_DATABASE, database],
			[SHOWN_PROGRAM, `localhost:${program}`],
			...(hasEdge ? [[SHOWN_EDGE, String(program), '3063'] as [RegExp, string, string]] : []),
			[/user:0{20}[0-9a-f]+/g, personal, `user:${'0'.repeat(56)}`],
		];
	}

	/** Ids and secrets that the world made: later commands of the page name them as the page shows them. */
	learn(names: readonly (readonly [shown: string, real: string])[]): void {
		for (const [shown, real] of names) this.#pairs.push([shown, real]);
	}

	toWorld(text: string): string {
		return this.#pairs.reduce((said, [shown, real]) => said.replaceAll(shown, real), text);
	}

	toPage(text: string): string {
		return this.#pairs.reduce(
			(said, [shown, real, back]) => said.replaceAll(real, back ?? String(shown)),
			text,
		);
	}
}

/** The variables that pages name, beside those that they set themselves. */
export function environment({ url, database, personal }: Scratch, program: number): Record<string, string> {
	const { backend, frontend } = DOCKER_TOKENS;
	return {
		HTTP_PORT: new URL(url).port,
		PORT: String(program),
		EDGE_BIN: process.env['EDGE_BIN'] ?? '',
		DATABASE_URL: database,
		UNLEASH_URL: `${url}/api`,
		UNLEASH_BACKEND_URL: `${url}/api`,
		UNLEASH_FRONTEND_URL: `${url}/api/frontend`,
		UNLEASH_TOKEN: backend,
		UNLEASH_BACKEND_TOKEN: backend,
		UNLEASH_FRONTEND_TOKEN: frontend,
		UNLEASH_ADMIN_TOKEN: personal,
	};
}
