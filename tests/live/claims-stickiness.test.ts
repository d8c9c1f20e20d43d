import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const strategiesOf = (flag: string) => `${FLAGS}/${flag}/environments/development/strategies`;

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
	await world.call('POST', FLAGS, { name: 'sticky' });
});
afterAll(() => world?.stop());

test('a strategy takes any text as stickiness, and defaults for empty ones', async () => {
	const parameters = { rollout: '12.5', stickiness: 'no-such-field', groupId: 'shared' };
	const add = (given: object) =>
		world.call('POST', strategiesOf('sticky'), { name: 'flexibleRollout', parameters: given });
	expect(await add(parameters)).toMatchObject({ parameters });
	expect(await add({ rollout: '50', stickiness: '', groupId: '' })).toMatchObject({
		parameters: { rollout: '50', stickiness: 'default', groupId: 'sticky' },
	});
});

test('a clone gets its own name as groupId, and keeps rollout and stickiness', async () => {
	await world.call('POST', `${FLAGS}/sticky/clone`, { name: 'copy' });
	const copied = await world.call<{ parameters: object }[]>('GET', strategiesOf('copy'));
	expect(copied[0]?.parameters).toEqual({ rollout: '12.5', stickiness: 'no-such-field', groupId: 'copy' });
});

test('a new server marks no field but sessionId for stickiness, and takes the mark for userId', async () => {
	const marked = async () => {
		const fields = await world.call<{ name: string; stickiness: boolean }[]>('GET', '/api/admin/context');
		return fields.filter(({ stickiness }) => stickiness).map(({ name }) => name);
	};
	expect(await marked()).toEqual(['sessionId']);
	await world.call('PUT', '/api/admin/context/userId', { stickiness: true });
	expect((await marked()).sort()).toEqual(['sessionId', 'userId']);
});

test('a variant needs a stickiness, and the list is kept in the order of names', async () => {
	const variant = { weight: 500, weightType: 'variable' };
	const add = (...variants: object[]) =>
		world.call('POST', strategiesOf('sticky'), { name: 'flexibleRollout', variants });
	await expect(add({ ...variant, name: 'a' })).rejects.toThrow('stickiness');
	const b = { ...variant, name: 'b', stickiness: 'userId' };
	const a = { ...variant, name: 'a', stickiness: 'sessionId' };
	expect(await add(b, a)).toMatchObject({ variants: [a, b] });
});
