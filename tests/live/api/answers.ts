import type { Operation } from './document.ts';

/** Ids of the seeded world, by the name of the path parameter, or by parameter and start of the path. */
const IDS: Record<string, string> = {
	projectId: 'default',
	featureName: 'new-checkout',
	name: 'new-checkout',
	environment: 'development',
	environmentId: 'development',
	environmentName: 'development',
	appName: 'shop-api',
	type: 'simple',
	'name /api/admin/environments/': 'development',
	'name /api/admin/strategies/': 'companyList',
	'name /api/admin/tag-types/': 'team',
	'name /api/admin/metrics/applications/': 'shop-api',
	'strategyName /api/admin/strategies/': 'flexibleRollout',
	'contextField /api/admin/context/': 'country',
	'id /api/admin/': '1',
};

/**
 * The address of a read-only operation with ids of the seeded world.
 *
 * @param more ids that differ from run to run, by the name of the path parameter
 * @returns undefined when it is not read-only, needs a query, or an id is not known
 */
export function addressOf(
	{ method, path, parameters }: Operation,
	more: Record<string, string>,
): string | undefined {
	if (method !== 'GET') return undefined;
	if (Object.entries(parameters).some(([name, required]) => required && name.startsWith('query ')))
		return undefined;
	let isKnown = true;
	const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const key = Object.keys(IDS).find(
			(one) => one.startsWith(`${name} `) && path.startsWith(one.split(' ')[1] ?? ''),
		);
		const id = IDS[key ?? name] ?? more[name];
		if (!id) isKnown = false;
		return id ?? '';
	});
	return isKnown ? address : undefined;
}
