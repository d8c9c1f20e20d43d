import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { unbrokenOptions } from '~/markdown/options.ts';

test.each([
	['`--upstream-url`', '<p><code class="option">--upstream-url</code></p>'],
	['`-h`', '<p><code class="option">-h</code></p>'],
	['`--port 8080`', '<p><code>--port 8080</code></p>'],
	['`unleash-edge`', '<p><code>unleash-edge</code></p>'],
	[
		'`--an-option-that-no-narrow-column-holds`',
		'<p><code>--an-option-that-no-narrow-column-holds</code></p>',
	],
])('%s becomes %s', async (markdown, html) => {
	const result = await markdownToHtml(markdown, { hastPlugins: [unbrokenOptions()] });
	expect(result.html.trim()).toBe(html);
});
