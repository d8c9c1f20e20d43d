import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSample } from './samples/compile.ts';
import { GRAMMARS, syntaxError } from './samples/grammars.ts';
import { listSamples, SAMPLES } from './samples/list.ts';
import { matches } from './samples/run.ts';
import { verifySample } from './samples/verify.ts';
import { startWorld, type World } from './world.ts';

describe('samples', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	for (const sample of listSamples()) {
		test(`${sample.file}: ${sample.verify}`, async () => {
			const { did, problem } = await verifySample(sample, world);
			expect(problem).toBeUndefined();
			expect(did).not.toBe('unverified');
		});
	}
});

describe('what tries samples', () => {
	const WRONG = {
		'.html': '<p',
		'.vue': '<p',
		'.yaml': 'a: [',
		'.php': '<?php if (',
		'.json': '{"a": }',
	};

	test.each([...Object.keys(GRAMMARS), '.yaml'])('finds a syntax error in a %s file', async (extension) => {
		const code = WRONG[extension as keyof typeof WRONG] ?? '(((';
		expect(await syntaxError(`x${extension}`, code)).toContain('is not');
	});

	test.each([
		[
			'.rb',
			"client = Unleash::Client.new(url: 'http://localhost:4242/api')\nputs 'on' if client.is_enabled?('a')\n",
		],
		[
			'.php',
			"<?php\n$unleash = UnleashBuilder::create()->withAppName('shop')->build();\nif ($unleash->isEnabled('a')) { echo 'on'; }\n",
		],
		[
			'.cs',
			'using Unleash;\nvar settings = new UnleashSettings() { AppName = "shop" };\nvar on = new DefaultUnleash(settings).IsEnabled("a");\n',
		],
		['.rs', 'async fn check(client: &Client<Flags>) -> bool { client.is_enabled(Flags::a, None, false) }\n'],
		[
			'.swift',
			'import UnleashProxyClientSwift\nlet client = UnleashClient(unleashUrl: "u", clientKey: "k")\nif client.isEnabled(name: "a") { print("on") }\n',
		],
		[
			'.kt',
			'val unleash = DefaultUnleash(context, config)\nfun main() { if (unleash.isEnabled("a")) println("on") }\n',
		],
		[
			'.dart',
			"void main() async {\n  final unleash = UnleashClient(clientKey: 'k', appName: 'shop');\n  await unleash.start();\n}\n",
		],
	])('accepts right code in a %s file', async (extension, code) => {
		expect(await syntaxError(`x${extension}`, code)).toBeUndefined();
	});

	test.each([
		['home.js', 'isEnabled', 'isOn', /Property 'isOn' does not exist/],
		['Home.java', 'isEnabled', 'isOn', /cannot find symbol/],
	])('refuses a method in %s that the SDK does not have', async (name, from, to, said) => {
		const folder = mkdtempSync(join(tmpdir(), 'unleash-live-sample-'));
		const [source = ''] = globSync(`*/${name}`, { cwd: SAMPLES });
		writeFileSync(join(folder, name), readFileSync(join(SAMPLES, source), 'utf8').replace(from, to));
		const { problem, isMissing } = await compileSample({ file: name }, folder);
		rmSync(folder, { recursive: true });
		if (!isMissing) expect(problem).toMatch(said);
	});

	test('names a file whose language has no grammar', async () => {
		await expect(syntaxError('x.zzz', '')).rejects.toThrow(/no grammar for \.zzz/);
	});

	test('compares output line by line, with * for what varies', () => {
		expect(matches('strategy: 01ABC', 'strategy: *')).toBe(true);
		expect(matches('a.c', 'abc')).toBe(false);
		expect(matches('new checkout!', 'new checkout')).toBe(false);
	});
});
