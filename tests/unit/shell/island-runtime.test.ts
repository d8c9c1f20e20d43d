import { expect, test } from 'vitest';
import { extractRuntime } from '~/islands/runtime.ts';

const page = (middle: string) => `<body><div>${middle}<astro-island></astro-island></div></body>`;

test('the scripts of islands move into one file', () => {
	const {
		page: rest,
		script,
		name,
	} = extractRuntime(
		page(
			'<style>astro-island,astro-slot{display:contents}</style><script>one();</script><script>two("$&")\n</script>',
		),
		'a.html',
	);
	expect(script).toBe('one();\ntwo("$&")');
	expect(name).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
	expect(rest).toBe(page(`<script async src="/${name}"></script>`));
});

test('a form that is not known stops the build and names the page', () => {
	expect(() => extractRuntime(page('<script>other()</script>'), 'a/b.html')).toThrow(
		/a\/b\.html.*runtime\.ts/,
	);
});
