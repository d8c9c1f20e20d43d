import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { breakableHtml, breakableParts, lineBreaks } from '~/markdown/breaks.ts';

test.each([
	['new-checkout', ['new-checkout']],
	['UNLEASH_DEFAULT_ADMIN_PASSWORD', ['UNLEASH_', 'DEFAULT_', 'ADMIN_', 'PASSWORD']],
	['io.getunleash.DefaultUnleash', ['io.', 'getunleash.', 'Default', 'Unleash']],
	['npm run dev -- --port 4321', ['npm ', 'run ', 'dev ', '-- ', '--port ', '4321']],
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
