import { expect, test } from 'vitest';
import { assertLimited } from '~/lib/browser/load/plugin.ts';

const script = {
	fileName: '_astro/Head.a1.js',
	imports: ['_astro/shared.b2.js'],
	dynamicImports: ['_astro/zoom.c3.js'],
	code: 'import{a as e}from"./shared.b2.js";e(async()=>{let{z:e}=await import(`./zoom.c3.js`);return{z:e}},[])',
};

test('imports as Vite writes them pass', () => {
	expect(() => assertLimited(script, true)).not.toThrow();
});

test.each([
	['an import on demand', 'zoom.c3.js', script.code.replace('import(`./', 'import(base+`/'), true],
	['an import at once', 'shared.b2.js', script.code.replace('"./', '"/_astro/'), true],
	['the helper', 'zoom.c3.js', script.code, false],
])('another form of %s stops the build and is named', (_, file, code, replaced) => {
	expect(() => assertLimited({ ...script, code }, replaced)).toThrow(
		new RegExp(
			`_astro/Head\\.a1\\.js\\n  found: .*${file.replaceAll('.', '\\.')}[\\s\\S]*src/lib/browser/load`,
		),
	);
});
