import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { sampleLanguages } from '../../../src/api-reference/samples/index.ts';
import { type Reading, readings, type Variable } from '../../../src/api-reference/samples/variables.ts';
import { codeFigure, languageOf } from '../../../src/markdown/code.ts';

const request = {
	method: 'POST',
	origin: '',
	target: '/api/x',
	headers: [
		['Authorization', 'user:0'],
		['Content-Type', 'application/json'],
	],
	body: { name: 'one', list: [1, 2], text: 'three and four' },
} as const;
const codeOf = (id: string) => sampleLanguages.find((one) => one.id === id)?.write(request) ?? '';

/** What ends a text or names a variable in one language or another. */
const HOSTILE = String.raw`a'b"c$d${'`'}e\f#{g}{h}!i%j${'$'}{k}`;

function filled(id: keyof typeof readings, values: Record<Variable, string>): string {
	const reading: Reading = readings[id];
	let code = codeOf(id);
	for (const name of ['address', 'token'] as const) {
		code = code.replace(reading[name].code, () => reading[name].filled(values[name]));
	}
	for (const line of reading.only ?? []) code = code.replace(line, '');
	return code;
}

describe('values of the reader', () => {
	const ids = sampleLanguages.map(({ id }) => id);

	test.each(ids)('have one place each in %s', (id) => {
		const { address, token } = readings[id];
		expect(codeOf(id).split(address.code)).toHaveLength(2);
		expect(codeOf(id).split(token.code)).toHaveLength(2);
	});

	test.each(ids)('take the place of the environment in %s', (id) => {
		const code = filled(id, { address: 'https://unleash.example.com', token: 'user:1' });
		expect(code).toContain('https://unleash.example.com/api/x');
		expect(code).toContain('user:1');
		expect(code).not.toMatch(/UNLEASH_|\benv|getenv|import os|"os"/i);
	});

	const address = `https://host/${HOSTILE}`;
	const shown = `${address}/api/x|${HOSTILE}`;

	test('are nothing but text to a shell', () => {
		const code = filled('curl', { address, token: HOSTILE });
		const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${code}`], {
			encoding: 'utf8',
		});
		expect(words.split('\0').slice(2, 5)).toEqual([
			`${address}/api/x`,
			'--header',
			`Authorization: ${HOSTILE}`,
		]);
	});

	test('are nothing but text to JavaScript', async () => {
		const code = filled('javascript', { address, token: HOSTILE }).replace('console.log', 'void');
		const sent: unknown[] = [];
		const run = new Function('fetch', `return (async () => {${code}})()`);
		await run(async (url: string, { headers }: { headers: Record<string, string> }) => {
			sent.push(`${url}|${headers['Authorization']}`);
			return { text: () => '' };
		});
		expect(sent).toEqual([shown]);
	});

	const interpreters = {
		python: [
			'python3',
			'-c',
			"(url = .*)[\\s\\S]*?'Authorization': (.*),",
			'\nprint(url + "|" + $2, end="")',
		],
		ruby: ['ruby', '-e', "URI\\((.*)\\)[\\s\\S]*?'Authorization'\\] = (.*)", ' + "|" + $2'],
		php: ['php', '-r', "(.url = .*;)[\\s\\S]*?('Authorization: .*),", " echo $url, '|', substr($2, 15);"],
	} as const;

	test.each(Object.entries(interpreters))('are nothing but text to %s', (id, [
		command,
		option,
		where,
		rest,
	]) => {
		if (spawnSync(command, ['--version']).status !== 0) return;
		const code = filled(id as keyof typeof interpreters, { address, token: HOSTILE });
		const [, first = '', token = ''] = new RegExp(where).exec(code) ?? [];
		const program = first + rest.replace('$2', () => token);
		const printed = execFileSync(command, [option, id === 'ruby' ? `print(${program})` : program], {
			encoding: 'utf8',
		});
		expect(printed).toBe(shown);
	});

	test.each(['go', 'java', 'csharp', 'rust'] as const)('end no text early in %s', (id) => {
		const code = filled(id, { address, token: HOSTILE });
		expect(code).toContain(`${JSON.stringify(address).slice(0, -1)}/api/x"`);
		expect(code).toContain(JSON.stringify(HOSTILE));
	});
});

describe('JSON in samples', () => {
	test.each(sampleLanguages.filter(({ json }) => json))('of $label is coloured as JSON', async (language) => {
		const inside = { code: language.json?.(request) ?? '', language: languageOf('json', 'x') };
		const html = await codeFigure(
			{ code: language.write(request), language: language.language, inside, where: 'x' },
			{ copy: '', copied: '', terminal: '', text: '' },
		);
		expect(
			html
				.replaceAll(/<[^>]*>/g, '')
				.replaceAll('&lt;', '<')
				.replaceAll('&amp;', '&'),
		).toBe(language.write(request));
		expect(html).toContain('<span class=s>"one"</span>');
		expect(html).toMatch(/<span class=n>1<\/span>,\s+<span class=n>2<\/span>/);
	});
});
