import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alreadyTried, noteRan } from '../../src/verify/ran.ts';
import { stopBrowser } from '../../src/verify/samples/chromium.ts';
import { compileSample } from '../../src/verify/samples/compile.ts';
import { GRAMMARS, syntaxError } from '../../src/verify/samples/grammars.ts';
import { MissingTool } from '../../src/verify/samples/languages/language.ts';
import { listSamples, SAMPLES } from '../../src/verify/samples/list.ts';
import { matches } from '../../src/verify/samples/run.ts';
import { verdictTable } from '../../src/verify/samples/table.ts';
import { refusalTrial, sampleTrial } from '../../src/verify/samples/trials.ts';
import { type Verdict, verifySample } from '../../src/verify/samples/verify.ts';
import { isSlice } from '../../src/verify/slice.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

describe('samples', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	const verdicts: Verdict[] = [];
	afterAll(async () => {
		await stopBrowser();
		await world?.stop();
		console.log(verdictTable(verdicts));
		for (const { note } of verdicts) if (note) console.log(note);
	});

	for (const sample of listSamples()) {
		test(`${sample.file}: ${sample.verify}`, async ({ skip }) => {
			const trial = sampleTrial(sample.file);
			const before = alreadyTried(trial);
			if (before && isSlice()) skip(before);
			const verdict = await verifySample(sample, world);
			verdicts.push(verdict);
			expect(verdict.problem).toBeUndefined();
			expect(verdict.did).not.toBe('unverified');
			/* What was tried less than promised proves no page. */
			if (verdict.note) skip(verdict.note);
			noteRan(trial);
		});
	}

	test('a sample that prints something else than it promises fails', async () => {
		const sample = listSamples().find(({ file }) => file === 'node/home.mjs');
		if (!sample)
			throw new Error('src/samples/node/home.mjs is gone: choose another sample that prints something');
		const { problem } = await verifySample({ ...sample, prints: ['The old checkout'] }, world);
		expect(problem).toMatch(/The new checkout\s+and src\/samples\/manifest\.yaml expects\s+The old checkout/);
	});
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

	test.for<[file: string, from: string, to: string, said: RegExp]>([
		['browser/home.js', 'isEnabled', 'isOn', /Property 'isOn' does not exist/],
		['typescript/quickstart.ts', 'isEnabled(', 'isOn(', /'isOn' does not exist/],
		['react/quickstart.tsx', 'useFlag(', 'useFlagg(', /Cannot find name 'useFlagg'/],
		['vue/Checkout.vue', 'useFlag,', 'useFlags,', /useFlags/],
		['svelte/Checkout.svelte', 'flagsReady, flagsError', 'flagsDone, flagsError', /flagsDone/],
		['nextjs/quickstart.tsx', 'checkout.enabled', 'checkout.on', /'on' does not exist/],
		['python/quickstart.py', 'app_name', 'application', /No parameter named "application"/],
		['go/quickstart.go', 'Ctx: anna', 'Context: anna', /unknown field '?Context/],
		['java/Home.java', 'isEnabled', 'isOn', /cannot find symbol/],
		['kotlin/quickstart.kt', 'addProperty', 'property', /unresolved reference: property/],
		['android/quickstart.kt', 'clientKey', 'apiKey', /unresolved reference: apiKey/],
		['rust/quickstart.rs', 'stop_poll', 'stop', /no method named `stop`/],
		['ruby/quickstart.rb', 'app_name:', 'name:', /undefined method `?'?name=/],
		['php/quickstart.php', 'withAppName', 'withName', /undefined method/],
		['csharp/Quickstart.cs', 'IsEnabled(', 'IsOn(', /IsOn/],
		['compose/open-source.yaml', 'UNLEASH_SECRET:', 'UNLEASH_SECRETS:', /does not read UNLEASH_SECRETS/],
		['compose/open-source.yaml', 'restart: unless-stopped', 'restart: 5', /must be string/],
	])('refuses in %s %s that becomes %s', async ([file, from, to, said], { skip }) => {
		const trial = refusalTrial(file, to);
		const before = alreadyTried(trial);
		if (before && isSlice()) skip(before);
		const folder = mkdtempSync(join(tmpdir(), 'unleash-live-sample-'));
		cpSync(join(SAMPLES, file, '..'), join(folder, file, '..'), { recursive: true });
		const wrong = readFileSync(join(SAMPLES, file), 'utf8').replace(from, to);
		writeFileSync(join(folder, file), wrong);
		const attempt = await compileSample({ file }, folder).catch(unlessMissing);
		rmSync(folder, { recursive: true });
		if (typeof attempt === 'string') skip(attempt);
		else expect(attempt.problem).toMatch(said);
		noteRan(trial);
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

function unlessMissing(error: unknown): string {
	if (error instanceof MissingTool) return error.message;
	throw error;
}
