import { formatProblem } from '../../../lib/diagnostics/build-error.ts';
import type { SearchVariables } from '../../../lib/environment/environment.ts';
import { type HostedEngine, hostedEngines, searchSettings } from '../../../search/settings.ts';
import { formats } from '../formats.ts';
import type { BlockRecord } from '../records.ts';
import { replaceInAlgolia } from './algolia.ts';
import { replaceInMeilisearch } from './meilisearch.ts';
import { PushError, type PushTarget, replaceIndex } from './replace.ts';
import { replaceInTypesense } from './typesense.ts';

const replacements = {
	algolia: replaceInAlgolia,
	typesense: replaceInTypesense,
	meilisearch: replaceInMeilisearch,
};

/**
 * Where a push goes.
 *
 * @param environment the variables of the build
 * @param adminKey a key that may write
 * @throws {PushError} naming each variable that is missing or wrong
 */
export function pushTarget(
	environment: SearchVariables,
	adminKey: string | undefined,
	now = Date.now(),
): PushTarget & { engine: HostedEngine } {
	const { settings, warnings } = searchSettings({ ...environment, SEARCH_KEY: adminKey });
	if (settings.engine === 'local') {
		const local = {
			where: 'SEARCH_ENGINE',
			found: 'local, which needs no push',
			expected: `one of ${hostedEngines.join(', ')}`,
			write: 'SEARCH_ENGINE=typesense',
		};
		const problems = (warnings.length > 0 ? warnings : [local]).map((warning) =>
			formatProblem(warning)
				.replaceAll('SEARCH_KEY', 'SEARCH_ADMIN_KEY')
				.replace('search-only', 'writing')
				.replaceAll('\n', '\n  '),
		);
		throw new PushError(`The records cannot be sent:\n  ${problems.join('\n  ')}`);
	}
	const { engine, index, key, appId } = settings;
	return {
		engine,
		index,
		key,
		appId,
		hosts: settings.hosts.map((host) => host.replace('-dsn.algolia.net', '.algolia.net')),
		temporary: `${index}_${now}`,
	};
}

/**
 * Replaces the index of a hosted engine by these records.
 *
 * @returns notes on what could not be tidied up
 * @throws {PushError} when the index was not replaced; readers then find the old records
 */
export async function push(
	target: PushTarget & { engine: HostedEngine },
	records: readonly BlockRecord[],
): Promise<string[]> {
	if (records.length === 0) {
		throw new PushError(formatProblem({ where: 'dist', found: 'no records', write: 'npm run build' }));
	}
	return replaceIndex(replacements[target.engine](target, formats[target.engine](records)));
}
