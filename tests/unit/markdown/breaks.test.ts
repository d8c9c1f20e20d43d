import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import {
	breakableEndpointHtml,
	breakableHtml,
	breakableParts,
	breakablePathsHtml,
	lineBreaks,
	wholeDatesHtml,
} from '~/markdown/breaks.ts';

test.each([
	['new-checkout', ['new-checkout']],
	['UNLEASH_DEFAULT_ADMIN_PASSWORD', ['UNLEASH_', 'DEFAULT_', 'ADMIN_', 'PASSWORD']],
	['io.getunleash.DefaultUnleash', ['io.', 'getunleash.', 'Default', 'Unleash']],
	['npm run dev -- --port 4321', ['npm ', 'run ', 'dev ', '-- ', '--port ', '4321']],
	['/api/admin/projects/:projectId', ['/api/', 'admin/', 'projects/', ':project', 'Id']],
	['remoteAddress: 10.0.0.9', ['remote', 'Address: ', '10.0.0.9']],
	['connect ECONNREFUSED 127.0.0.1:4242', ['connect ', 'ECONNREFUSED ', '127.0.0.1:4242']],
	['2026-12-01T01:00:00+02:00', ['2026-12-01', 'T01:00:00+02:00']],
	[
		'email STR_ENDS_WITH 2026-12-01T00:00:00Z',
		['email ', 'STR_', 'ENDS_', 'WITH ', '2026-12-01', 'T00:00:00Z'],
	],
	['a'.repeat(30), ['a'.repeat(24), 'a'.repeat(6)]],
])('%s breaks at its joints only', (code, parts) => {
	expect(breakableParts(code)).toEqual(parts);
	expect(parts.join('')).toBe(code);
});

test('parts are escaped', () => {
	expect(breakableHtml('Map<string, Record<string, number>>')).toContain('Map&lt;');
});

test('long code gets places to break, dates none', async () => {
	const { html } = await markdownToHtml('On 2026-11-21, `UNLEASH_DEFAULT_ADMIN_PASSWORD` or `short-name`.', {
		hastPlugins: [lineBreaks()],
	});
	expect(html).toContain('<span class="whole">2026-11-21</span>,');
	expect(html).toContain('<code>UNLEASH_<wbr>DEFAULT_<wbr>ADMIN_<wbr>PASSWORD</code>');
	expect(html).toContain('<code>short-name</code>');
});

test('parts that a browser would break on its own are kept in one piece', async () => {
	const { html } = await markdownToHtml('`npm run dev -- --port 4321`', { hastPlugins: [lineBreaks()] });
	const parts =
		'npm <wbr>run <wbr>dev <wbr><span class="whole">-- </span><wbr><span class="whole">--port </span><wbr>4321';
	expect(html).toContain(`<code>${parts}</code>`);
	expect(breakableHtml('npm run dev -- --port 4321')).toBe(parts);
	expect(breakableEndpointHtml('/api/{id}')).toBe(
		'<span class="whole">/api</span><wbr><span class="whole">/{id}</span>',
	);
});

test('dates of a text do not break, with or without their time', () => {
	expect(wholeDatesHtml('Later than 2026-12-01T00:00:00Z & <2026-12-02')).toBe(
		'Later than <span class="whole">2026-12-01T00:00:00Z</span> &amp; &lt;<span class="whole">2026-12-02</span>',
	);
});

test('paths in titles break before a slash or a parameter', () => {
	expect(breakablePathsHtml('Legacy: /api/projects/:projectId')).toBe(
		'Legacy: /api<wbr>/projects<wbr>/<wbr>:projectId',
	);
	expect(breakablePathsHtml('Plans & limits')).toBe('Plans &amp; limits');
});
