import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { limitsOf } from '../../src/api-reference/model/operation-limits.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import type { Operation } from '../../src/api-reference/model/types.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { packageFile } from '../../src/verify/server/packages.ts';

type Config = Record<string, Record<string, number>>;
type Matching = (
	config: Config,
	request: object,
	stage: 'beforeAuthentication' | 'afterAuthentication',
) => { windowMs: number; limit: number }[];

/** What holds for every request with a token of a user or an SDK, whatever its path. */
const general = rateOf('TOKEN_AUTHENTICATION_RATE_LIMIT_PER_MINUTE');

function rateOf(variable: string): number {
	return Number(readFacts('environment-variables')[variable]?.default);
}

/** The limits of the server as the variables set them by default. */
function defaults(): Config {
	const config: Config = {};
	for (const { sets = '', default: usual } of Object.values(readFacts('environment-variables'))) {
		const [, area, name] = /^(rateLimiting|metricsRateLimiting)\.(\w+)$/.exec(sets) ?? [];
		if (area && name) config[area] = { ...config[area], [name]: Number(usual) };
	}
	return config;
}

function request({ method, path, tokens }: Operation): object {
	const token = tokens.some((kind) => kind === 'backend' || kind === 'frontend')
		? 'default:production.x'
		: 'user:x';
	return { method, path: path.replaceAll(/\{\w+\}/g, 'some'), header: () => token };
}

test('operation-limits.yaml has the rates that the code of the server sets for each path', async () => {
	const file = join(packageFile('unleash-server'), 'dist/lib/middleware/rate-limit-middleware.js');
	const server: { getMatchingRateLimitOptions: Matching } = await import(pathToFileURL(file).href);
	const config = defaults();
	const operations = loadReference().operations.filter(({ removed }) => !removed);
	const wrong = operations.flatMap((operation) => {
		const [theirs] = (['beforeAuthentication', 'afterAuthentication'] as const)
			.flatMap((stage) => server.getMatchingRateLimitOptions(config, request(operation), stage))
			.sort((a, b) => a.limit - b.limit);
		const ours = limitsOf(operation).find(({ per }) => per);
		const expected = ours ? [ours.limit, ours.per === 'minute' ? 60_000 : 1000] : [general, 60_000];
		const found = theirs ? [theirs.limit, theirs.windowMs] : [general, 60_000];
		return expected.join() === found.join() ? [] : [{ id: operation.operationId, expected, found }];
	});
	expect(operations.length).toBeGreaterThan(300);
	expect(wrong).toEqual([]);
});
