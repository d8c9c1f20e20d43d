import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

test('code on demand is loaded with the limit and the log of this site, not with what Vite brings', () => {
	const scripts = builtFiles('.js').map((file) => ({ file, code: readBuilt(file) }));
	const onDemand = scripts.filter(({ code }) => /\bimport\([`"']\.\//.test(code));
	expect(onDemand.length).toBeGreaterThan(0);
	expect(scripts.filter(({ code }) => code.includes('vite:preloadError')).map(({ file }) => file)).toEqual(
		[],
	);
	for (const { file, code } of onDemand) {
		const bare = code.match(/(?<!\w\((?:async\(\)=>\{let\{[^}]*\}=await |\(\)=>))\bimport\([`"']\.\//g) ?? [];
		expect(bare, file).toEqual([]);
	}
});
