import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { sampleLanguages } from '../../../src/api-reference/samples/index.ts';
import { literal } from '../../../src/api-reference/samples/text.ts';
import type { HttpRequest } from '../../../src/lib/http-request.ts';

/** What breaks quoting in one language or another. */
const hostile = {
	text: `it's "quoted", \`back\`, $HOME #{x} {y} \\ and """ and "# end`,
	lines: 'one\ntwo',
	'a key': [true, false, null, 1.5, {}, []],
};

const request: HttpRequest = {
	method: 'POST',
	origin: 'http://localhost:4242',
	target: '/api/admin/flags?q=a%20b',
	headers: [
		['Authorization', '*:*.0000'],
		['Content-Type', 'application/json'],
	],
	body: hostile,
};

function sample(id: string, changes: Partial<HttpRequest> = {}): string {
	const language = sampleLanguages.find((one) => one.id === id);
	if (!language) throw new Error(`no language ${id}`);
	return language.write({ ...request, ...changes });
}

describe('samples', () => {
	test('are in nine languages', () => {
		expect(sampleLanguages.map(({ id }) => id)).toEqual([
			...['curl', 'javascript', 'python', 'go', 'java', 'csharp', 'ruby', 'php', 'rust'],
		]);
	});

	test.each(sampleLanguages.map(({ id }) => id))('%s reads address and token from the environment', (id) => {
		for (const text of ['UNLEASH_URL', 'UNLEASH_TOKEN', '/api/admin/flags?q=a%20b', 'application/json']) {
			expect(sample(id)).toContain(text);
		}
		expect(sample(id)).not.toMatch(/localhost|0000/);
		expect(sample(id)).toMatch(/post/i);
	});

	test.each(sampleLanguages.map(({ id }) => id))('%s has no trace of a body that is not there', (id) => {
		const { body: _, ...bare } = request;
		const code = sampleLanguages.find((one) => one.id === id)?.write({ ...bare, method: 'GET', headers: [] });
		expect(code).not.toMatch(
			/undefined|NewReader|BodyPublishers.ofString|StringContent|POSTFIELDS|\s\.body\(|dumps|--data/,
		);
		expect(code).not.toContain('Authorization');
	});

	test('curl sends the body unchanged through a shell', () => {
		const printed = execFileSync('sh', ['-c', `curl() { printf '%s' "\${9}"; }; ${sample('curl')}`], {
			encoding: 'utf8',
		});
		expect(JSON.parse(printed.replace(/^[^{]*/, ''))).toEqual(hostile);
	});

	test('JavaScript is read as a module', () => {
		const checked = spawnSync(process.execPath, ['--check', '--input-type=module'], {
			input: sample('javascript'),
		});
		expect(checked.stderr.toString()).toBe('');
	});

	test('Python compiles', ({ skip }) => {
		skip(spawnSync('python3', ['--version']).status !== 0, 'there is no python3 here');
		const checked = spawnSync('python3', ['-c', 'import sys; compile(sys.stdin.read(), "x", "exec")'], {
			input: sample('python'),
		});
		expect(checked.stderr.toString()).toBe('');
	});

	test('raw strings end where they should', () => {
		expect(sample('rust')).toContain('r##"{');
		expect(sample('csharp')).toMatch(/StringContent\("""\n/);
		expect(sample('go')).toContain('` + "`" + `back` + "`" + `');
		expect(sample('java')).not.toMatch(/[^\\]\\"[^"]*\\\\ and """/);
	});

	test('data keeps its shape in every notation', () => {
		const notation = {
			words: { true: 'T', false: 'F', null: 'N' },
			key: (name: string) => name,
			text: JSON.stringify,
			indent: ' ',
		};
		expect(literal({ a: [true, null], b: {} }, notation)).toBe('{\n a: [\n  T,\n  N,\n ],\n b: {},\n}');
	});
});
