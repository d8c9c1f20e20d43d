import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ServerState, serverStates } from '~/markdown/code/server-states.ts';
import { readCommands } from '~/markdown/code/shell-blocks.ts';
import { pageFiles } from '~/schemas/frontmatter/page-files.ts';
import { readStates } from '../../../../src/verify/shell-blocks/states.ts';

const fence = (meta: string, code = 'echo', language = 'sh') =>
	`\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`;
const page = (...parts: string[]) => readCommands('page.mdx', `---\ntitle: T\n---\n\n${parts.join('\n')}`);

describe('commands of a page', () => {
	test('are read in the order of the page, also in lists and components, with their outputs and named files', () => {
		const { steps, problems } = page(
			'<Steps>\n\n1. First\n\n   ```sh run="shop" title="Terminal"\n   curl x\n   ```\n\n</Steps>\n',
			fence('title="index.mjs"', 'a', 'js'),
			'<ApiRequest run status={403} method="POST" path="/api" body={{ on: [1] }} />\n',
			fence('output="part"', '{}', 'json'),
			'<Sample file="node/home.mjs" title="home.mjs" />\n',
			fence('skip="docker"'),
		);
		expect(problems).toEqual([]);
		expect(steps).toEqual([
			{ kind: 'block', line: 9, code: 'curl x', marks: { run: true, world: 'shop' } },
			{ kind: 'file', line: 15, name: 'index.mjs', from: { text: 'a' } },
			{
				kind: 'request',
				line: 19,
				props: { method: 'POST', path: '/api', body: { on: [1] } },
				marks: { run: true, status: 403 },
				output: { line: 21, language: 'json', text: '{}', isPart: true },
			},
			{ kind: 'file', line: 25, name: 'home.mjs', from: { sample: 'node/home.mjs' } },
			{ kind: 'block', line: 27, code: 'echo', marks: { run: false, skip: 'docker' } },
		]);
	});

	test.each([
		['a word that is no mark', fence('ruin'), 'ruin behind', 'run, status'],
		['an unknown language', fence('', 'a', 'pyton'), 'language "pyton"', 'one of sh', 'python'],
		['an unknown state', fence('run="shpo"'), 'run="shpo"', 'one of fresh', 'run="shop"'],
		['an unknown reason', fence('skip="dokcer"'), 'skip="dokcer"', 'one of docker', 'skip="docker"'],
		['skip without a reason', fence('skip'), 'skip', 'one of docker'],
		['run beside skip', fence('run skip="docker"'), 'run beside skip', 'one of them'],
		['status without run', fence('status="404"'), 'status without run', 'beside run'],
		['a status that needs no mark', fence('run status="200"'), 'status="200"', '400 to 599'],
		['an empty until', fence('run until'), 'until', 'text that the command prints'],
		['run on another language', fence('run', 'a', 'js'), 'run on a block that is no command', 'behind sh'],
		['output on a command', fence('output'), 'output on a block', 'behind json'],
		[
			'an unknown kind of output',
			fence('run') + fence('output="half"', 'a', 'text'),
			'output="half"',
			'part',
		],
		['output without a command', fence('output', 'a', 'text'), 'without a command', 'run above it'],
		['output of what is not run', fence('') + fence('output', 'a', 'text'), 'on line 5, which is not', 'run'],
		[
			'a second output',
			fence('run') + fence('output', 'a', 'text') + fence('output', 'a', 'text'),
			'a second output',
			'one output',
		],
		['an unknown toolchain', fence('run tools="pyhton"'), 'tools="pyhton"', 'one of node', 'tools="python"'],
		['toolchains on a later command', fence('run') + fence('run tools="go"'), 'tools on a later', 'first'],
		['minutes without run', fence('minutes="5"'), 'minutes without run', 'beside run'],
		[
			'more minutes than a test has',
			fence('run minutes="60"'),
			'minutes="60"',
			'from 2 to 15',
			'minutes="5"',
		],
		['a state on a later command', fence('run') + fence('run="shop"'), 'on a later command', 'first'],
	])('refuses %s, with place and mend', (_, text, found, expected, write = '') => {
		const { problems } = page(text);
		expect(problems).toHaveLength(1);
		const [problem] = problems;
		expect(problem).toMatchObject({ file: 'page.mdx', column: 1, field: 'command' });
		expect(problem?.line).toBeGreaterThanOrEqual(5);
		expect(problem?.found).toContain(found);
		expect(problem?.expected).toContain(expected);
		expect(problem?.write).toContain(write);
	});

	test('name toolchains, time and files below folders', () => {
		const text = `${fence('run="shop" tools="python node" minutes="5"')}${fence('title="shop/views.py"', 'pass', 'python')}`;
		const [first, second] = page(text).steps;
		expect(first).toMatchObject({ marks: { world: 'shop', tools: ['python', 'node'], minutes: 5 } });
		expect(second).toMatchObject({ kind: 'file', name: 'shop/views.py' });
	});

	test('show regions of one sample as parts of a file, and say where else a block goes', () => {
		const text = page(
			'<Sample file="react/shop.tsx" region="connect" title="src/main.tsx" />\n',
			fence('title="src/Visitors.tsx"', 'a', 'tsx'),
			'<Sample file="react/shop.tsx" region="shop" title="src/main.tsx" />\n',
			'<Sample file="react/quickstart.tsx" title="src/main.tsx" />\n',
			fence('title="src/main.tsx, at the top"', 'b', 'tsx'),
			fence('title="src/main.tsx"', '-a', 'diff'),
		);
		const files = text.steps.map((step) => (step.kind === 'file' ? [step.name, step.from, step.adds] : []));
		expect(files).toEqual([
			['src/main.tsx', { sample: 'react/shop.tsx', region: 'connect' }, undefined],
			['src/Visitors.tsx', { text: 'a' }, undefined],
			['src/main.tsx', { sample: 'react/shop.tsx', region: 'shop' }, 'end'],
			['src/main.tsx', { sample: 'react/quickstart.tsx' }, undefined],
			['src/main.tsx', { text: 'b' }, 'top'],
		]);
	});

	test.each(['/etc/app.conf', '../up.py', 'a/../../up.py'])('take %s for no file of the page', (title) => {
		expect(page(fence(`title="${title}"`, 'x', 'text')).steps).toEqual([]);
	});

	test('of every page have right marks', () => {
		const files = pageFiles('.');
		expect(files.flatMap((file) => readCommands(file, readFileSync(file, 'utf8')).problems)).toEqual([]);
	});
});

test('every state is filled, and none is left over', () => {
	const named = Object.keys(serverStates).filter((name) => name !== 'fresh' && name !== 'none');
	expect(Object.keys(readStates()).sort()).toEqual((named as ServerState[]).sort());
});
