import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';

describe('an archived flag', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	/** Makes a flag that was on in development when it was archived. */
	const archived = async (name: string) => {
		await world.call('POST', FLAGS, { name });
		await world.call('POST', `${FLAGS}/${name}/environments/development/on`);
		await world.call('DELETE', `${FLAGS}/${name}`);
	};

	test('cannot be switched, and is not found', async () => {
		await archived('switched');
		for (const to of ['on', 'off']) {
			const answer = world.call('POST', `${FLAGS}/switched/environments/development/${to}`);
			await expect(answer).rejects.toThrow('answered 400: {"name":"ArchivedFeatureError"');
		}
		await expect(world.call('GET', `${FLAGS}/switched`)).rejects.toThrow('answered 404');
	});

	test('stays archived when one setting is patched', async () => {
		await archived('patched');
		await world.call('PATCH', `${FLAGS}/patched`, [{ op: 'replace', path: '/description', value: 'new' }]);
		await expect(world.call('GET', `${FLAGS}/patched`)).rejects.toThrow('answered 404');
	});

	test('comes back, and turned on, when its settings are replaced', async () => {
		await archived('replaced');
		await world.call('PUT', `${FLAGS}/replaced`, { name: 'replaced', type: 'release' });
		const { environments } = await world.call<{ environments: { name: string; enabled: boolean }[] }>(
			'GET',
			`${FLAGS}/replaced`,
		);
		expect(environments).toContainEqual(expect.objectContaining({ name: 'development', enabled: true }));
		const { events } = await world.call<{ events: { type: string }[] }>(
			'GET',
			'/api/admin/search/events?feature=IS:replaced&limit=2',
		);
		expect(events.map(({ type }) => type)).toEqual(['feature-metadata-updated', 'feature-archived']);
	});
});
