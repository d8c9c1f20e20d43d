import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFile } from '../../src/verify/server/packages.ts';
import { query } from '../../src/verify/server/query.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

const ADDONS = '/api/admin/addons';
const BATCH = '/api/admin/features-batch';

describe('a running server', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	test.each([
		['Abcdefg1!', 'at least 10 characters'],
		['ABCDEFGH1!', 'at least one lowercase letter'],
		['Abcdeeeh1!', 'three or more repeated characters'],
		[`Abcdefgh1!${'xy'.repeat(60)}`, 'fewer than 128 characters'],
	])('refuses the password %s', async (password, reason) => {
		await expect(world.call('POST', '/api/admin/user-admin/validate-password', { password })).rejects.toThrow(
			reason,
		);
	});

	test('takes a weak first password, from an Admin and by an invite link', async () => {
		const weak = { password: 'a', name: 'Weak' };
		const user = { ...weak, email: 'made@example.com', rootRole: 3, sendEmail: false };
		await world.call('POST', '/api/admin/user-admin', user);
		const link = { name: 'default', expiresAt: new Date(Date.now() + 86_400_000) };
		const { secret } = await world.call<{ secret: string }>('POST', '/api/admin/invite-link/tokens', link);
		await world.call('POST', `/invite/${secret}/signup`, { ...weak, email: 'invited@example.com' });
		for (const username of ['made@example.com', 'invited@example.com']) {
			const signIn = { username, password: weak.password };
			expect(await world.call('POST', '/auth/simple/login', signIn)).toMatchObject({ email: username });
		}
	});

	test('empties filters of an integration that an update leaves out, and keeps its description', async () => {
		const body = { provider: 'webhook', enabled: false, events: ['feature-created'] };
		const filters = { projects: ['default'], environments: ['production'], description: 'Filtered' };
		const parameters = { url: 'http://127.0.0.1:9/hook' };
		const { id } = await world.call<{ id: number }>('POST', ADDONS, { ...body, ...filters, parameters });
		await world.call('PUT', `${ADDONS}/${id}`, { ...body, parameters: { url: '*****' } });
		expect(await world.call('GET', `${ADDONS}/${id}`)).toMatchObject({
			projects: [],
			environments: [],
			description: 'Filtered',
		});
	});

	test('lets an admin token validate an import, and not import', async () => {
		await world.call('POST', '/api/admin/projects/default/features', { name: 'promoted' });
		const data = await world.call('POST', `${BATCH}/export`, {
			environment: 'production',
			features: ['promoted'],
		});
		const body = { project: 'default', environment: 'production', data };
		expect(await world.call('POST', `${BATCH}/validate`, body, world.tokens.admin)).toMatchObject({
			errors: [],
		});
		await expect(world.call('POST', `${BATCH}/import`, body, world.tokens.admin)).rejects.toThrow(
			"You can't use an admin token to import features",
		);
	});

	test('keeps the name and a hash of the address of a deleted user, and the address of who deleted it', async () => {
		const user = { name: 'Anna', email: 'anna@example.com', rootRole: 3, sendEmail: false };
		const { id } = await world.call<{ id: number }>('POST', '/api/admin/user-admin', user);
		await world.call('DELETE', `/api/admin/user-admin/${id}`);
		const left = `select name, email, username, email_hash is not null as hashed from users where id = ${id}`;
		expect(await query(world.database, left)).toEqual([
			{ name: 'Anna(Deleted)', email: null, username: null, hashed: true },
		]);
		const event = `select ip, pre_data ->> 'email' as email from events where type = 'user-deleted'`;
		expect(await query(world.database, event)).toEqual([{ ip: '127.0.0.1', email: 'anna@example.com' }]);
		const { events } = await world.call<{ events: object[] }>('GET', '/api/admin/events?type=user-deleted');
		expect(events[0]).not.toHaveProperty('ip');
	});

	test('reads an import of up to 500 kB', async () => {
		const body = { padding: 'x'.repeat(513_000) };
		await expect(world.call('POST', `${BATCH}/validate`, body)).rejects.toThrow('request entity too large');
	});
});

describe('a server that starts', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({
			seed: 'none',
			environment: {
				ENABLED_ENVIRONMENTS: 'production',
				INIT_BACKEND_API_TOKENS: 'default:nowhere.preset,nowhere:development.preset',
			},
		});
	});
	afterAll(() => world?.stop());

	const status = async (token: string) => {
		const answer = await fetch(`${world.url}/api/client/features`, { headers: { Authorization: token } });
		return answer.status;
	};

	test('takes environments that ENABLED_ENVIRONMENTS does not name out of projects', async () => {
		const links = 'select environment_name as name from project_environments';
		expect(await query(world.database, links)).toEqual([{ name: 'production' }]);
	});

	test('makes preset tokens of unknown environments, and none of unknown projects', async () => {
		expect(await status('default:nowhere.preset')).toBe(200);
		expect(await status('nowhere:development.preset')).toBe(401);
		expect(readFileSync(join(world.folder, 'server.log'), 'utf8')).toContain(
			'Unable to create initial API tokens',
		);
	});
});

describe('the package of the server', () => {
	const folder = packageFile('unleash-server');
	const files = globSync('dist/lib/**/*.js', { cwd: folder }).filter((file) => !file.endsWith('.test.js'));
	const using = (name: string) =>
		files
			.filter((file) => readFileSync(join(folder, file), 'utf8').includes(name))
			.map((file) => file.split('/').at(-1));

	test('reads the key for OpenAI and uses it nowhere', () => {
		expect(using('openAIAPIKey')).toEqual(['create-config.js']);
	});

	test('makes no daily sums of usage, and uses their setting nowhere', () => {
		expect(using('dailyMetricsStorageDays')).toEqual(['create-config.js']);
		expect(
			using('aggregateDailyMetrics').filter((file) => file !== 'fake-client-metrics-store-v2.js'),
		).toEqual(['client-metrics-store-v2.js', 'metrics-service-v2.js']);
	});

	test('encrypts addresses in the sign-in of AUTH_TYPE demo only with the experiment', () => {
		expect(using("isEnabled('encryptEmails'")).toEqual(['demo-authentication.js']);
	});
});
