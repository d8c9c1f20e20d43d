import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRedirects } from '~/hosting/redirects/load.ts';
import { assertSidebars } from '~/navigation/validate.ts';
import { requestModel } from '~/ui/components/api-request/model.ts';
import { assertLesson, assertQuestion, lessonOf } from '~/ui/components/course/check.ts';
import { readOutput } from '~/ui/components/sample/read-output.ts';
import { readSample } from '~/ui/components/sample/read-sample.ts';
import { unknownName } from '~/ui/components/screenshot/unknown-name.ts';
import { assertTab } from '~/ui/components/tabs/tabs.ts';
import { variablesOf } from '~/ui/components/variables/variables-data.ts';

/** An input that is code, and not a file. */
interface Row {
	name: string;
	read(): unknown;
	/** What its error names. */
	file: string;
	says: string;
}

function project(): string {
	const root = mkdtempSync(join(tmpdir(), 'hostile-project-'));
	for (const folder of ['src/content/docs', 'src/config/redirects'])
		mkdirSync(join(root, folder), { recursive: true });
	writeFileSync(join(root, 'src/content/docs/quickstart.mdx'), '');
	writeFileSync(join(root, 'redirects.mjs'), '');
	return root;
}

const itself: unknown[] = [];
itself.push(itself, itself);

const redirects: [name: string, rows: unknown, says: string][] = [
	['no list', { '/old': '/quickstart' }, 'pair'],
	['null', null, 'null'],
	['a text', '/old /quickstart', 'pair'],
	['nothing in the place of a row', [undefined], 'undefin'],
	['null in the place of a row', [null], 'null'],
	['a number in the place of a row', [5], '5'],
	['a large number in the place of a row', [5n], '5n'],
	['a symbol in the place of a row', [Symbol('a')], 'Symbol'],
	['a function in the place of a row', [() => 1], 'Function'],
	['a row of one path', [['/old']], '/old'],
	['a row of three paths', [['/old', '/quickstart', '/']], 'pair'],
	['a number for a path', [['/old', 5]], '5'],
	['a row that contains itself', [itself], 'Circular'],
	['a path without a slash', [['old', '/quickstart']], 'does not start with a slash'],
	['an empty path', [['', '/quickstart']], 'slash'],
	['an empty target', [['/old', '']], 'slash'],
	['a missing page', [['/old', '/quickstrat']], '/quickstart'],
	[
		'a circle',
		[
			['/a', '/b'],
			['/b', '/a'],
		],
		'circle',
	],
	['a row to itself', [['/a', '/a']], 'circle'],
	[
		'a row twice',
		[
			['/a', '/quickstart'],
			['/a', '/quickstart'],
		],
		'there already',
	],
	['a target on another host', [['/a', 'https://example.com']], 'another host'],
	['a target that a browser takes for another host', [['/a', '//example.com']], 'another host'],
	['a NUL character', [['/a\0', '/quickstart']], 'characters'],
	['letters of another script', [['/ä', '/quickstart']], 'characters'],
	['a path of 100,000 characters', [['/old', `/${'a'.repeat(100_000)}`]], 'no page'],
	['a row that hides a page', [['/quickstart', '/quickstart']], 'hide'],
	['the path of a file', [['/sw.js', '/quickstart']], 'file'],
];

const link = { label: 'Quickstart', page: '/quickstart' };
const group: { label: string; items: unknown[] } = { label: 'Group', items: [] };
group.items.push(group);

const sidebar = (sections: unknown, more: object = {}) => [
	{ id: 'academy', label: 'A', home: '/quickstart', alsoOn: [], sections, ...more },
];

const sidebars: [name: string, sidebars: unknown, says: string][] = [
	['nothing in the place of a sidebar', [undefined], 'an object'],
	['a text in the place of a sidebar', ['a'], 'an object'],
	['no home', sidebar([link], { home: undefined }), 'home'],
	['a home that is no path', sidebar([link], { home: 'quickstart' }), 'home'],
	['no list of other pages', sidebar([link], { alsoOn: undefined }), 'alsoOn'],
	['a text among the other pages', sidebar([link], { alsoOn: ['/search'] }), 'alsoOn'],
	['no sections', sidebar(undefined), 'sections'],
	['a map for sections', sidebar({}), 'sections'],
	['nothing in the place of an entry', sidebar([undefined]), 'an entry'],
	['a path in the place of an entry', sidebar(['/quickstart']), 'an entry'],
	['a list in the place of an entry', sidebar([[link]]), 'an entry'],
	['an entry without a label', sidebar([{ page: '/quickstart' }]), 'label'],
	['a number for a label', sidebar([{ ...link, label: 5 }]), 'label'],
	['a label of 10,000 characters', sidebar([{ ...link, label: 'a'.repeat(10_000) }]), '100 characters'],
	['an entry without a page', sidebar([{ label: 'A' }]), 'path of a page'],
	['a number for a page', sidebar([{ label: 'A', page: 5 }]), 'path of a page'],
	['a page without a slash', sidebar([{ label: 'A', page: 'quickstart' }]), 'path of a page'],
	['an unknown field', sidebar([{ ...link, pge: '/' }]), 'pge'],
	['a text for entries', sidebar([{ label: 'A', items: 'b' }]), 'a list of entries'],
	['an entry in itself', sidebar([group]), 'in itself'],
	['a missing page', sidebar([{ label: 'A', page: '/quickstrat' }]), '/quickstart'],
	['a page with an ending', sidebar([{ label: 'A', page: '/quickstart.html' }]), 'without .html'],
];

const components: [name: string, file: string, read: () => unknown, says: string][] = [
	['<Sample> without a file', '/page', () => readSample(undefined, undefined, '/page'), 'a file in'],
	[
		'<Sample> of a missing file',
		'/page',
		() => readSample('node/quickstrat.mjs', undefined, '/page'),
		'quickstart',
	],
	[
		'<Sample> of another folder',
		'etc',
		() => readSample('../../../../../../etc', undefined, '/page'),
		'a folder',
	],
	[
		'<SampleOutput> of a missing file',
		'/page',
		() => readOutput('node/quickstrat.mjs', '/page'),
		'quickstart',
	],
	['<Tab> without an ID', '/page', () => assertTab(undefined, 'A', '/page'), 'Tab'],
	['<Tab> with a number for an ID', '/page', () => assertTab(5, 'A', '/page'), '5'],
	['<Lesson> without an ID', '/page', () => assertLesson({ id: undefined }, '/page'), 'id'],
	['a page below a course without a <Lesson>', '/page', () => lessonOf('Text.', '/page'), 'no <Lesson>'],
	[
		'<Question> without options',
		'/page',
		() => assertQuestion({ ask: 'A?', options: undefined } as never, '/page'),
		'options',
	],
	[
		'<Screenshot> without a name',
		'/page',
		() => Promise.reject(unknownName('/page', undefined as never, ['flags'])),
		'name',
	],
	['<Variables> without an area', 'environment-variables', () => variablesOf(undefined as never), 'area'],
	[
		'<ApiRequest> without a method',
		'/page',
		() => requestModel({ path: '/api/admin/segments' } as never, '/page'),
		'method',
	],
	['<ApiRequest> without a path', '/page', () => requestModel({ method: 'GET' } as never, '/page'), 'path'],
];

/** All of them. */
export const lists: Row[] = [
	...redirects.map(([name, rows, says]) => ({
		name: `redirects: ${name}`,
		file: 'redirects.mjs',
		read: () => loadRedirects(project(), rows as never),
		says,
	})),
	...sidebars.map(([name, found, says]) => ({
		name: `sidebars: ${name}`,
		file: 'src/config/sidebars',
		read: () => assertSidebars(found as never, new Set(['/quickstart'])),
		says,
	})),
	...components.map(([name, file, read, says]) => ({ name, file, read, says })),
];
