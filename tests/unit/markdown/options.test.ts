import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { markedOptions } from '~/markdown/options.ts';

test.each([
	['`--upstream-url`', '<p><code class="option">--upstream-url</code></p>'],
	['`-h`', '<p><code class="option">-h</code></p>'],
	['`--port 8080`', '<p><code>--port 8080</code></p>'],
	['`unleash-edge`', '<p><code>unleash-edge</code></p>'],
])('%s becomes %s', async (markdown, html) => {
	const result = await markdownToHtml(markdown, { hastPlugins: [markedOptions()] });
	expect(result.html.trim()).toBe(html);
});
