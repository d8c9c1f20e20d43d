import type { Call } from '../server/call.ts';
import type { SeedFlag, SeedStrategy } from './data.ts';

const PROJECT = '/api/admin/projects/default';

/** Creates one flag with its strategies, variants, tags, link, parent and state. */
export async function seedFlag(call: Call, flag: SeedFlag, segmentIds: Map<string, number>): Promise<void> {
	const { name, type, description, impressionData = false } = flag;
	const path = `${PROJECT}/features/${name}`;
	await call('POST', `${PROJECT}/features`, { name, type, description, impressionData });

	const add = async (environment: string, strategies: SeedStrategy[] = []) => {
		for (const strategy of strategies) {
			const segments = (strategy.segments ?? []).map((segment) => segmentIds.get(segment));
			await call('POST', `${path}/environments/${environment}/strategies`, { ...strategy, segments });
		}
	};
	await add('development', flag.strategies);
	await add('production', flag.productionStrategies);
	for (const environment of flag.on ?? []) await call('POST', `${path}/environments/${environment}/on`);
	for (const tag of flag.tags ?? []) await call('POST', `/api/admin/features/${name}/tags`, tag);
	if (flag.parent) await call('POST', `${path}/dependencies`, { feature: flag.parent });
	if (flag.link) await call('POST', `${path}/link`, flag.link);
	if (flag.favorite) await call('POST', `${path}/favorites`);
	if (flag.stale) await call('PATCH', path, [{ op: 'replace', path: '/stale', value: true }]);
	if (flag.archived) await call('DELETE', path);
}
