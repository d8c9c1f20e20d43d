import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/schemas/data/index.ts';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { type EdgeCommand, type HelpOption, readEdgeHelp } from '../../../src/verify/claims/edge-help.ts';
import { runEdge } from '../../../src/verify/server/edge.ts';
import { noEdge } from './edge-world.ts';

type Option = Facts<'edge-options'>[string];

/** Commands whose own options stand under a mode. */
const commandsOf: Record<Option['mode'], EdgeCommand[]> = {
	all: [''],
	edge: ['edge'],
	offline: ['offline'],
	check: ['health', 'ready'],
};

describe.skipIf(noEdge)(`edge-options.yaml${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	const options = Object.entries(readFacts('edge-options'));
	const shown = options.filter(([, { area, edition }]) => area !== 'internal' && edition !== 'enterprise');
	const inBuild = shown.concat(options.filter(([name]) => name.startsWith('otel-')));
	let help: Record<EdgeCommand, Record<string, HelpOption>>;
	let folder: string;
	beforeAll(async () => {
		help = await readEdgeHelp();
		folder = mkdtempSync(join(tmpdir(), 'edge-options-'));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	const run = (words: string[], variables: Record<string, string> = {}) => runEdge(folder, words, variables);

	test('has the options that the help of each command shows', () => {
		const global = Object.keys(help['']);
		for (const [mode, commands] of Object.entries(commandsOf)) {
			const ours = inBuild.filter(([, option]) => option.mode === mode).map(([name]) => name);
			for (const command of commands) {
				const theirs = Object.keys(help[command]).filter((name) => mode === 'all' || !global.includes(name));
				expect(theirs.sort(), `options of ${command || 'all commands'}`).toEqual([...ours].sort());
			}
		}
	});

	test('has the letters, variables, defaults, choices and kinds of the help', () => {
		const wrong = inBuild.flatMap(([name, option]) => {
			const [command = ''] = commandsOf[option.mode];
			const theirs = help[command][name];
			return theirs ? differences(name, option, theirs) : [];
		});
		expect(wrong).toEqual([]);
	});

	test('names the global options that must stand before the command', () => {
		const ours = inBuild.filter(([, { before }]) => before).map(([name]) => name);
		const theirs = Object.keys(help['']).filter((name) => !help.edge[name]);
		expect(ours.sort()).toEqual(theirs.sort());
		const after = theirs.filter((name) => help.offline[name] || help.health[name]);
		expect(after).toEqual([]);
	});

	test('has internal options that the program takes and does not show', async () => {
		const internal = options.filter(([, { area, variableOnly }]) => area === 'internal' && !variableOnly);
		for (const [name, { type, mode }] of internal) {
			expect(help[''][name] ?? help.edge[name]).toBeUndefined();
			const words = [`--${name}`, ...(type === 'boolean' ? [] : ['x']), '--help'];
			const { said } = await run(mode === 'edge' ? ['edge', ...words] : words);
			expect(said, name).not.toContain('unexpected argument');
		}
		const { said, code } = await run(['--no-such-option', '--help']);
		expect(said).toContain('unexpected argument');
		expect(code).toBe(2);
	});

	test('marks the options that only the Enterprise build has: this one refuses them', async () => {
		for (const name of ['streaming', 'delta']) {
			expect(readFacts('edge-options')[name]?.edition).toBe('enterprise');
			const { said } = await run(['edge', `--${name}`]);
			expect(said).toContain(`unexpected argument '--${name}'`);
		}
	});

	test.each([
		'--strict',
		'--dynamic',
		'--delta-diff',
		'--otel-collector-url=x',
		'--version',
	])('leaves out %s, with which Edge does not start', async (option) => {
		const { said, code } = await run(['edge', option]);
		expect(said).toContain(`unexpected argument '${option.split('=')[0]}'`);
		expect(code).toBe(2);
	});

	test('a boolean variable must be true or false, and an unknown variable is ignored', async () => {
		for (const value of ['1', 'yes', 'TRUE']) {
			const { said, code } = await run(['ready'], { TRUST_PROXY: value });
			expect(said, value).toContain(`invalid value '${value}'`);
			expect(code).toBe(2);
		}
		const { code } = await run(['ready'], {
			STRICT: 'true',
			TRUST_PROXY: 'false',
			EDGE_URL: 'http://127.0.0.1:9',
		});
		expect(code).toBe(1);
	});

	test('REDIS_PORT with a text such as Kubernetes sets stops the start', async () => {
		const { said, code } = await run(['edge', '--upstream-url', 'http://127.0.0.1:9', '--tokens', '*:a.b'], {
			REDIS_PORT: 'tcp://10.0.0.7:6379',
		});
		expect(said).toContain('REDIS_PORT');
		expect(code).toBe(2);
	});

	test('folder, bucket and Redis exclude one another', async () => {
		const edge = [
			'edge',
			'--upstream-url',
			'http://127.0.0.1:9',
			'--tokens',
			'*:a.b',
			'--backup-folder',
			folder,
		];
		for (const other of [
			['--redis-url', 'redis://127.0.0.1:1'],
			['--s3-bucket-name', 'b'],
		])
			expect((await run([...edge, ...other])).said).toContain('cannot be used with');
	});

	test('an option of Redis without an address ends the start with 101, and shows the password', async () => {
		const words = [
			'edge',
			'--upstream-url',
			'http://127.0.0.1:9',
			'--tokens',
			'*:a.b',
			'--redis-port',
			'6379',
		];
		const { code, said } = await run([...words, '--redis-password', 'not-secret']);
		expect(code).toBe(101);
		expect(said).toContain('Could not build a redis persister');
		expect(said).toContain('not-secret');
	});

	test('--markdown-help prints the help of all commands, and needs a command', async () => {
		const { said, code } = await run(['--markdown-help', 'edge', '--upstream-url', 'http://localhost:4242']);
		expect(said).toContain('## `unleash-edge offline`');
		expect(code).toBe(0);
		expect((await run(['--markdown-help'])).code).toBe(2);
	});
});

function differences(name: string, option: Option, theirs: HelpOption): string[] {
	const variable = option.noVariable ? undefined : name.toUpperCase().replaceAll('-', '_');
	const value = theirs.default?.replaceAll('"', '');
	const isRandom = name === 'instance-id';
	const usual = option.default === null || option.default === false ? undefined : String(option.default);
	const pairs: [what: string, ours: unknown, theirs: unknown][] = [
		['letter', option.short, theirs.short],
		['variable', variable, theirs.variable],
		['kind boolean', option.type === 'boolean', theirs.isBoolean],
		['default', isRandom || option.area === 'access' ? value : usual, value === '' ? undefined : value],
		[
			'choices',
			option.type === 'boolean' ? [] : (option.values ?? []),
			theirs.isBoolean ? [] : theirs.values,
		],
	];
	return pairs.flatMap(([what, ours, said]) =>
		JSON.stringify(ours) === JSON.stringify(said)
			? []
			: [`${name}: ${what} is ${JSON.stringify(said)}, not ${JSON.stringify(ours)}`],
	);
}
