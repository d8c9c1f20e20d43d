import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '~/lib/diagnostics/build-error.ts';
import { unusedContent } from '~/verify/unused/content.ts';
import { unusedClasses } from '~/verify/unused/styles.ts';

const root = mkdtempSync(join(tmpdir(), 'unused-'));
afterAll(() => rmSync(root, { recursive: true }));
/** A gap in a template. */
const GAP = ['$', '{x}'].join('');
const files = {
	'src/content/docs/a.mdx':
		'<Sample file="node/shown.mjs" /> <Diagram name="shown" /> <Screenshot name="shown" /> ![x](../../screenshots/writing/shown.png)',
	'src/samples/manifest.yaml': 'node/lost.mjs: { verify: run }',
	'src/samples/node/shown.mjs': "import './helper.mjs';",
	'src/samples/node/helper.mjs': '',
	'src/samples/node/tries.mjs': "import './shown.mjs';",
	'src/samples/node/lost.mjs': '',
	'src/content/diagrams/shown.yaml': 'a: 1',
	'src/content/diagrams/lost.yaml': 'a: 1',
	'src/content/screenshots/pictures/shown.dark.webp': '',
	'src/content/screenshots/pictures/lost.dark.webp': '',
	'src/content/screenshots/writing/shown.png': '',
	'src/content/screenshots/writing/lost.png': '',
	'src/content/data/read.yaml': '',
	'src/content/data/lost.yaml': '',
	'src/content/i18n/en.json':
		'{ "a.used": "", "a.lost": "", "made.x": "", "served.end": "", "served.gone": "" }',
	'src/x.ts': `readFacts('read'); t('a.used'); t(\`made.${GAP}\`); servedTexts('served'); texts.end;`,
	'src/ui/styles/x.css':
		'@layer base {\n.used {} .by-script {} .made-x {}\n.lost:hover, .used { top: 1.5px }\n}',
	'src/X.astro': '<p class="in-markup">.no {</p>\n<style>\n.lost-too { background: url(a.png) }\n</style>',
	'dist/index.html': '<p class="used other">',
	'dist/x.js': `a.className="by-script";b=\`made-${GAP}\``,
};
for (const [file, text] of Object.entries(files)) {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

test('content that nothing shows or reads is named, what is tied to something shown is not', () => {
	expect(unusedContent(root).map(({ where }) => where)).toEqual([
		'src/samples/node/lost.mjs',
		'src/content/diagrams/lost.yaml',
		'src/content/screenshots/pictures/lost.dark.webp',
		'src/content/screenshots/writing/lost.png',
		'src/content/data/lost.yaml',
		'src/content/i18n/en.json: a.lost',
		'src/content/i18n/en.json: served.gone',
	]);
});

test('classes that no page and no script has are named with their line', () => {
	expect(unusedClasses(join(root, 'dist'), root).map(({ where, found }) => `${where} ${found}`)).toEqual([
		'src/X.astro:3 the class .lost-too, which no page and no script has',
		'src/ui/styles/x.css:3 the class .lost, which no page and no script has',
	]);
});

test('all content of this site is used', () => {
	expect(unusedContent().map(formatProblem)).toEqual([]);
});
