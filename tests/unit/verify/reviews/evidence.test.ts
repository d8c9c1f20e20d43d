import { expect, test } from 'vitest';
import { toWrittenPage } from '~/schemas/frontmatter/written-page.ts';
import { codeOf } from '~/verify/reviews/code-of-page';
import { dependenciesOf, judge } from '~/verify/reviews/evidence';
import { commands } from '~/verify/reviews/evidence/commands';
import { operationAt, operations } from '~/verify/reviews/evidence/operations';
import { samples } from '~/verify/reviews/evidence/samples';
import { screenshots } from '~/verify/reviews/evidence/screenshots';
import { inputsOfToday } from '~/verify/reviews/inputs';

const page = (body: string) =>
	toWrittenPage('src/content/docs/a.mdx', `---\nkind: reference\n---\n\n${body}`);
const run = { version: '8.2.0', date: '', runs: {} };
const today = inputsOfToday();

test('a page depends on its samples, tables, requests, links to operations, decisions and pictures', () => {
	const body = `<Sample file="node/home.mjs" region="flag" />
<Sample file="node/home.mjs" />
<Variables area="http" /><Variables area="resource-limits" /><Events group="Flags" /><Permissions group="Flags" />
<Messages from="server" />
<ApiRequest
	method="POST" path="/api/admin/projects/default/features" body={{ a: 1 }} />
[Get](/reference/api/unleash/get-segments) [All](/reference/api/unleash/segments)
<DecisionTable name="variants-order" /> <Screenshot name="users" />`;
	expect(dependenciesOf(page(body))).toEqual({
		samples: ['node/home.mjs'],
		data: [
			'limits.yaml',
			'environment-variables.yaml',
			'event-types.yaml',
			'permissions.yaml',
			'messages.yaml',
		],
		operations: ['createFeature', 'getSegments'],
		decisions: ['variants-order'],
		screenshots: ['users'],
	});
});

test.each([
	'```sh run\nls\n```',
	'<ApiRequest run="shop" method="GET" path="/a" />',
	'<Sample file="a.sh" run />',
])('a page with %s depends on its commands', (body) => {
	expect(dependenciesOf(page(body))['commands']).toEqual(['src/content/docs/a.mdx']);
});

test('the code of a page leaves prose out', () => {
	const code = '```sh run\nls\n```';
	expect(codeOf(`Before.\n\n${code}\n\nAfter.`)).toBe(codeOf(code));
	expect(codeOf(code)).toContain('ls');
	expect(codeOf('Before.')).toBe('');
});

test('a request finds the operation with most fixed parts in its path', () => {
	expect(operationAt('GET', '/api/admin/segments/7')?.operationId).toBe('getSegment');
	expect(operationAt('GET', '/no/such')).toBeUndefined();
});

test.each([
	['createRole', 'open', 'Enterprise'],
	['GET /no/such', 'open', 'not in the contract'],
	['getSegments', 'refused', 'no live test tried it'],
])('of %s a run without results says %s', (name, state, why) => {
	const verdict = operations.judge({ name, inputs: [] }, run, {});
	expect(verdict.state).toBe(state);
	expect(verdict.why).toContain(why);
});

test('what SDKs answer differently follows its data', () => {
	const body = '<SdkDifferences />';
	expect(dependenciesOf(page(body))).toEqual({ 'answers of SDKs': ['sdk-differences.yaml'] });
	expect(today).toHaveProperty(['src/content/data/sdk-differences.yaml']);
	expect(judge(page(body), run, {})).toMatchObject([{ state: 'refused' }]);
});

test('pages about Edge rest on the note that a real one was tried', () => {
	const about = toWrittenPage(
		'src/content/docs/reference/unleash-edge/cli.mdx',
		'---\nkind: reference\n---\n',
	);
	expect(dependenciesOf(about)).toEqual({ 'Unleash Edge': ['edge-tried.yaml'] });
	expect(judge(about, run, {})).toMatchObject([
		{ state: 'proved', why: expect.stringMatching(/^tried with Edge /) },
	]);
	expect(dependenciesOf(page('Edge'))).toEqual({});
});

test.each([
	['users', run.version, 'proved', 'taken with'],
	['users', '99.0.0', 'refused', 'it was taken with'],
	['no-such-picture', run.version, 'refused', 'in no list'],
])('of the picture %s a run against %s says %s: %s', (name, version, state, why) => {
	const verdict = screenshots.judge({ name, inputs: [] }, { ...run, version }, {});
	expect(verdict.state).toBe(state);
	expect(verdict.why).toContain(why);
});

test('what a page runs follows the samples that it runs or writes', () => {
	const body =
		'<Sample file="node/home.mjs" title="home.mjs" />\n\n<Sample file="curl/send-signal.sh" run />\n\n<Sample file="go/home.go" />';
	const [claim] = commands.claimsOf(page(body));
	expect(claim?.inputs).toEqual([
		'commands:src/content/docs/a.mdx',
		'src/samples/node/home.mjs',
		'src/samples/curl/send-signal.sh',
	]);
});

test('the output of a sample follows what its entry promises', () => {
	const [claim] = samples.claimsOf(page('<SampleOutput file="node/home.mjs" />'));
	expect(claim?.inputs).toEqual(['src/samples/node/home.mjs', 'sample:node/home.mjs']);
	expect(today).toHaveProperty(['sample:node/home.mjs']);
});
