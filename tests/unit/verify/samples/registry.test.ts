import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findSdk, stubOf } from '../../../../src/verify/samples/registry.ts';

const cache = mkdtempSync(join(tmpdir(), 'unleash-sdks-'));

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	rmSync(cache, { recursive: true, force: true });
});

test('an SDK is kept by its version, so that another version is never taken for it', async () => {
	vi.stubEnv('LIVE_CACHE', cache);
	vi.stubEnv('SAMPLES_SDK', '');
	vi.stubGlobal('fetch', async () => new Response('a jar'));
	const { name, path } = await findSdk('java');
	const [, version = ''] = name.split(' ');
	expect(path).toBe(join(cache, 'sdks/java', version, `unleash-client-java-${version}.jar`));
	expect(stubOf('java').name).toBe(`stub of ${name}`);
});

test('without an answer of the registry, samples are held against the stub', async () => {
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	expect(await findSdk('python')).toEqual(stubOf('python'));
});

test('an older version is asked for when the registry lacks the newest', async () => {
	vi.stubEnv('SAMPLES_SDK', '');
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(/v([\d.]+)\.info$/.exec(address)?.[1] ?? address);
		return new Response('', { status: 403 });
	});
	expect(await findSdk('go')).toEqual(stubOf('go'));
	expect(asked).toHaveLength(2);
	expect(stubOf('go').name).toContain(asked[0]);
	expect(asked[1]).not.toBe(asked[0]);
});
