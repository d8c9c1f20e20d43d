import { spawnSync } from 'node:child_process';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { probeConfig } from '../../src/verify/claims/config.ts';
import { packageFile, requirePackage } from '../../src/verify/server/packages.ts';
import { query } from '../../src/verify/server/query.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
});
afterAll(() => world?.stop());

describe('a start that fails', () => {
	const start = (environment: Record<string, string>) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[join(packageFile('unleash-server'), 'dist/server.js')],
			{ encoding: 'utf8', env: { DATABASE_URL: world.database, DATABASE_SSL: 'false', ...environment } },
		);
		return { status, log: stdout + stderr };
	};

	test('exits with 0 when the database is down', () => {
		const { status, log } = start({ DATABASE_URL: 'postgres://unleash:unleash@127.0.0.1:9/unleash' });
		expect(log).toContain('Failed to migrate db');
		expect(status).toBe(0);
	});

	test('exits with 0 when the port is in use', () => {
		const { hostname, port } = new URL(world.url);
		const { status, log } = start({ HTTP_HOST: hostname, HTTP_PORT: port });
		expect(log).toContain('EADDRINUSE');
		expect(status).toBe(0);
	});

	test('exits with 0 when a preset token has no colon, and does not mention the token', () => {
		const { status, log } = start({ INIT_BACKEND_API_TOKENS: 'malformed' });
		expect(log).toContain("Cannot read properties of undefined (reading 'split')");
		expect(log).not.toContain('malformed');
		expect(status).toBe(0);
	});

	test('exits with 0 when a flag of the imported file is on and has no strategies', () => {
		const file = join(world.folder, 'flags.json');
		const flag = { name: 'imported', type: 'release', project: 'default' };
		const state = { name: 'imported', featureName: 'imported', environment: 'development', enabled: true };
		const lists = { featureStrategies: [], contextFields: [], featureTags: [], segments: [], tagTypes: [] };
		const data = { features: [flag], featureEnvironments: [state], dependencies: [], ...lists };
		writeFileSync(file, JSON.stringify(data));
		const { status, log } = start({ IMPORT_FILE: file, HTTP_PORT: '0' });
		expect(log).toMatch(/PermissionError[\s\S]*CREATE_FEATURE_STRATEGY/);
		expect(status).toBe(0);
	});
});

/** The table of the page on settings: by the `sslmode` of the URL, what each value of `DATABASE_SSL` leads to. */
const SETTINGS = [undefined, 'false', '{"rejectUnauthorized":true}'];
const UNVERIFIED = 'TLS, not verified';
const COMBINED = {
	none: [UNVERIFIED, 'plain text', 'TLS, verified'],
	disable: ['plain text', 'plain text', 'plain text'],
	'no-verify': [UNVERIFIED, UNVERIFIED, UNVERIFIED],
	prefer: [UNVERIFIED, 'TLS, verified', 'TLS, verified'],
	require: [UNVERIFIED, 'TLS, verified', 'TLS, verified'],
	'verify-ca': [UNVERIFIED, 'TLS, verified', 'TLS, verified'],
	'verify-full': [UNVERIFIED, 'TLS, verified', 'TLS, verified'],
};

describe('TLS to the database', () => {
	/** Encrypts connections from now on, with a certificate that no authority signed. */
	beforeAll(async () => {
		const [key, certificate] = [join(world.folder, 'key.pem'), join(world.folder, 'certificate.pem')];
		const words = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
		const files = ['-keyout', key, '-out', certificate];
		expect(spawnSync('openssl', ['req', ...words, ...files]).status).toBe(0);
		const { uid, gid } = statSync(join(world.folder, 'data'));
		for (const file of [key, certificate]) chownSync(file, uid, gid);
		await query(world.database, `alter system set ssl_key_file = '${key}'`);
		await query(world.database, `alter system set ssl_cert_file = '${certificate}'`);
		await query(world.database, 'alter system set ssl = on');
		await query(world.database, 'select pg_reload_conf()');
		await vi.waitFor(async () => expect(await query(world.database, 'show ssl')).toEqual([{ ssl: 'on' }]));
	});

	/** Connects with the server's own settings: an error about the certificate proves that it was verified. */
	const connect = async (settings: object) => {
		const { Client } = requirePackage<{ Client: new (options: object) => PgClient }>('pg');
		const client = new Client({ ...settings });
		try {
			await client.connect();
			const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
			return rows[0]?.ssl ? UNVERIFIED : 'plain text';
		} catch (error) {
			return /self-signed certificate/.test(String(error)) ? 'TLS, verified' : String(error);
		} finally {
			await client.end();
		}
	};

	test('depends on sslmode and DATABASE_SSL as the page says', async () => {
		const probes = Object.keys(COMBINED).flatMap((mode) =>
			SETTINGS.map((setting) => ({
				id: `${mode} ${setting}`,
				name: 'DATABASE_URL',
				value: mode === 'none' ? world.database : `${world.database}?sslmode=${mode}`,
				sets: 'db',
				also: setting ? { DATABASE_SSL: setting } : undefined,
			})),
		);
		const configurations = probeConfig(probes);
		const found: Record<string, string[]> = {};
		for (const mode of Object.keys(COMBINED)) {
			found[mode] = [];
			for (const setting of SETTINGS)
				found[mode].push(await connect(configurations[`${mode} ${setting}`]?.with as object));
		}
		expect(found).toEqual(COMBINED);
	});
});

interface PgClient {
	connect(): Promise<void>;
	query(sql: string): Promise<{ rows: { ssl: boolean }[] }>;
	end(): Promise<void>;
}
