import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, caller, signIn } from '../../src/verify/server/call.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

let world: World;
let call: Call;

beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
	call = caller(world.url, world.tokens.admin);
});

afterAll(() => world?.stop());

/** What pages tell about fields that a PUT request leaves out. */
describe('an update without optional fields', () => {
	test('of a segment keeps the description and makes it global', async () => {
		const segment = { name: 'crew', description: 'Who works here', project: 'default', constraints: [] };
		const { id } = await call<{ id: number }>('POST', '/api/admin/segments', segment);
		await call('PUT', `/api/admin/segments/${id}`, { name: 'crew', constraints: [] });
		const after = await call<object>('GET', `/api/admin/segments/${id}`);
		expect(after).toMatchObject({ description: 'Who works here' });
		expect(after).not.toHaveProperty('project');
	});

	test('of a context field keeps the description and the project, and resets the rest', async () => {
		const field = { name: 'plan', description: 'What was bought', stickiness: true, sortOrder: 5 };
		await call('POST', '/api/admin/context', { ...field, legalValues: [{ value: 'gold' }] });
		await call('PUT', '/api/admin/context/plan', { name: 'plan', project: 'default' });
		await call('PUT', '/api/admin/context/plan', { name: 'plan' });
		expect(await call('GET', '/api/admin/context/plan')).toMatchObject({
			description: 'What was bought',
			project: 'default',
			stickiness: false,
			sortOrder: 0,
			legalValues: [],
		});
	});

	test('of a strategy releases to everybody, and keeps title, place, state and segments', async () => {
		await call('POST', '/api/admin/projects/default/features', { name: 'new-checkout' });
		const strategies =
			'/api/admin/projects/default/features/new-checkout/environments/development/strategies';
		const segments = [
			(await call<{ id: number }>('POST', '/api/admin/segments', { name: 'beta', constraints: [] })).id,
		];
		const kept = { title: 'Careful', disabled: true, sortOrder: 7, segments };
		const { id } = await call<{ id: string }>('POST', strategies, {
			...kept,
			name: 'flexibleRollout',
			parameters: { rollout: '10', stickiness: 'userId', groupId: 'new-checkout' },
			constraints: [{ contextName: 'userId', operator: 'IN', values: ['anna'] }],
			variants: [{ name: 'blue', weight: 1000, weightType: 'variable', stickiness: 'default' }],
		});
		await call('PUT', `${strategies}/${id}`, { name: 'flexibleRollout' });
		expect(await call('GET', `${strategies}/${id}`)).toMatchObject({
			...kept,
			parameters: { rollout: '100' },
			constraints: [],
			variants: [],
		});
	});

	test('of a flag resets description, type, impression data and stale mark', async () => {
		const flag = '/api/admin/projects/default/features/gift-cards';
		await call('POST', '/api/admin/projects/default/features', { name: 'gift-cards' });
		await call('PUT', flag, {
			name: 'gift-cards',
			description: 'Cards',
			type: 'kill-switch',
			impressionData: true,
			stale: true,
		});
		await call('PUT', flag, { name: 'gift-cards' });
		expect(await call('GET', flag)).toMatchObject({
			description: null,
			type: 'release',
			impressionData: false,
			stale: false,
		});
	});

	test('of an integration keeps the description, and widens it to all projects and environments', async () => {
		const addon = {
			provider: 'webhook',
			enabled: true,
			parameters: { url: 'https://192.0.2.1' },
			events: ['feature-created'],
		};
		const all = { ...addon, description: 'Dashboard', projects: ['default'], environments: ['production'] };
		const { id } = await call<{ id: number }>('POST', '/api/admin/addons', all);
		await call('PUT', `/api/admin/addons/${id}`, addon);
		expect(await call('GET', `/api/admin/addons/${id}`)).toMatchObject({
			description: 'Dashboard',
			projects: [],
			environments: [],
		});
	});
});

test('a flag with a tag that does not exist is refused with 500', async () => {
	const tags = [{ type: 'simple', value: 'unheard-of' }];
	const create = call('POST', '/api/admin/projects/default/features', { name: 'tagged', tags });
	await expect(create).rejects.toThrow('answered 500');
	await expect(call('GET', '/api/admin/projects/default/features/tagged')).rejects.toThrow('answered 404');
});

/** Stays last: nothing answers afterwards. When this fails, the warnings about it on pages and operations can go. */
test('deleting a segment that does not exist ends the server, for a person with any role', async () => {
	const user = { username: 'viewer', password: 'Sufficiently-l0ng-viewer' };
	await call('POST', '/api/admin/user-admin', { ...user, rootRole: 3, sendEmail: false });
	const viewer = caller(world.url, undefined, await signIn(world.url, user));
	await expect(viewer('DELETE', '/api/admin/segments/4711')).rejects.toThrow('fetch failed');
	await expect(fetch(`${world.url}/health`)).rejects.toThrow('fetch failed');
});
