import { requestOf } from '../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { fakeTokens } from '../../config/fake-tokens.ts';
import { query } from '../server/query.ts';
import { startWorld } from '../world.ts';
import type { Provoked } from './provoke.ts';
import { send } from './refusals.ts';

/** A request counts before the next one is refused, and a minute can end between the two. */
const TRIES = 3;

/** What uses up the limit of a token without changing anything. */
const HARMLESS: Readonly<Record<string, string>> = {
	[fakeTokens.admin]: '/api/admin/user',
	[fakeTokens.backend]: '/api/client/features',
	[fakeTokens.frontend]: '/api/frontend',
};

const ENVIRONMENT = {
	INIT_BACKEND_API_TOKENS: fakeTokens.backend,
	INIT_FRONTEND_API_TOKENS: fakeTokens.frontend,
	TOKEN_AUTHENTICATION_RATE_LIMIT_PER_MINUTE: '1',
	SDK_API_RATE_LIMIT_PER_MINUTE: '1',
	SIMPLE_LOGIN_LIMIT_PER_MINUTE: '1',
	PASSWORD_RESET_LIMIT_PER_MINUTE: '1',
};

/** A server that accepts one request per minute. */
export interface LimitedServer {
	/** Sends the sample until the server refuses it for being one too many. */
	provoke(operation: Operation, schemas: Schemas): Promise<Provoked[]>;
	/** Ends server and database. */
	stop(): Promise<void>;
}

/** Starts a server that accepts one request per minute, and knows the tokens of samples. */
export async function startLimitedServer(): Promise<LimitedServer> {
	const { url, database, stop } = await startWorld({ seed: 'none', environment: ENVIRONMENT });
	await query(database, `UPDATE personal_access_tokens SET secret = '${fakeTokens.admin}'`);
	return {
		async provoke(operation, schemas) {
			const documented = operation.answers.find(({ status }) => status === '429');
			if (documented?.body?.type !== 'text/html') return [];
			const { target, headers, body } = requestOf(operation, schemas);
			const harmless = HARMLESS[headers.find(([name]) => name === 'Authorization')?.[1] ?? ''];
			const request = { target, headers, body: body === undefined ? undefined : JSON.stringify(body) };
			for (let tries = 0; tries < TRIES; tries += 1) {
				if (harmless) await send({ url }, 'GET', { target: harmless, headers });
				const answered = await send({ url }, operation.method, request);
				if (answered.status === '429') return [{ what: 'one request too many', answered }];
			}
			return [];
		},
		stop,
	};
}
