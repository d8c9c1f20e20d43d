import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../../src/verify/shell-blocks/page.ts';
import { checkShown } from '../../../../src/verify/shown/check.ts';
import { type ShownPage, shownPages } from '../../../../src/verify/shown/pages.ts';

const fence = (language: string, title: string, code: string) =>
	`\`\`\`${language} title="${title}"\n${code}\n\`\`\`\n`;

/** The findings on a page with these blocks, without where they are. */
function findingsOf(source: string, continues?: ShownPage, file = 'src/content/docs/page.mdx'): string[] {
	const page: ShownPage = {
		file,
		source,
		steps: pageOf(file, source).steps,
		...(continues && { continues }),
	};
	return [...checkShown([page]).values()]
		.flat()
		.map((finding) => /found: +(.*)/.exec(finding)?.[1] ?? finding);
}

describe('pages of SDKs, tutorials, and examples', () => {
	const pages = shownPages();
	const findings = checkShown(pages);

	test('are all checked', () => {
		expect(pages.length).toBeGreaterThan(40);
		expect(pages.filter(({ continues }) => continues).length).toBeGreaterThan(10);
	});

	test.each(pages.map(({ file }) => file))('%s shows what readers need to build it', (file) => {
		expect(findings.get(file)?.join('\n\n')).toBe('');
	});
});

describe('the check of what pages show', () => {
	test.each([
		['tsx', 'src/main.tsx', 'export const page = <Checkout />;', "Cannot find name 'Checkout'"],
		['ts', 'src/a.ts', "import { b } from './b';\nexport const a = b;", "Cannot find module './b'"],
		['ts', 'src/a.ts', "import { useFlag } from 'sdk';", "'useFlag' is declared but its value is never read"],
		[
			'svelte',
			'src/App.svelte',
			'<script>\n  const flag = useFlag();\n</script>',
			"Cannot find name 'useFlag'",
		],
		['go', 'main.go', 'package main\n\nfunc main() { fmt.Println(1) }', "fmt isn't imported"],
		['go', 'main.go', 'package main\n\nimport (\n\t"fmt"\n)\n\nfunc main() {}', "the import fmt isn't used"],
		['go', 'main.go', 'func main() {}', 'the package clause is missing'],
		['java', 'Shop.java', 'class Shop { Unleash unleash; }', "Unleash isn't imported or defined"],
		['python', 'shop.py', 'client = UnleashClient()', "UnleashClient isn't imported or defined"],
		['csharp', 'Shop.cs', 'var unleash = new DefaultUnleash(settings);', "DefaultUnleash isn't imported"],
		['swift', 'Shop/Shop.swift', 'let unleash: UnleashClient', "UnleashClient isn't imported or defined"],
		['dart', 'lib/main.dart', 'final unleash = UnleashClient();', "UnleashClient isn't imported or defined"],
		['rust', 'src/main.rs', 'fn main() { let client: Client = make(); }', "Client isn't imported or defined"],
		['php', 'shop.php', '<?php\n$builder = UnleashBuilder::create();', "UnleashBuilder isn't imported"],
		['ruby', 'shop.rb', 'client = Unleash::Client.new', "Unleash isn't imported or defined"],
		['kotlin', 'Shop.kt', 'val unleash: Unleash = start()', "Unleash isn't imported or defined"],
	])('finds in %s, file %s, that %j is incomplete', (language, title, code, found) => {
		expect(findingsOf(fence(language, title, code))).toEqual([expect.stringContaining(found)]);
	});

	test('knows what parts and other files of the project define', () => {
		const page = [
			fence('ts', 'src/b.ts', 'export const b = 1;'),
			fence('ts', 'src/a.ts', 'export const a = b;'),
			fence('ts', 'src/a.ts, at the top', "import { b } from './b';"),
		];
		expect(findingsOf(page.join('\n'))).toEqual([]);
	});

	test('finds code without a file, and a file without its folder', () => {
		expect(findingsOf('```js\nisEnabled();\n```\n')[0]).toContain('code in js without a file');
		const android = 'src/content/docs/reference/sdks/android.mdx';
		const found = findingsOf(fence('kotlin', 'Shop.kt', 'class Shop'), undefined, android);
		expect(found).toEqual(['title="Shop.kt"']);
	});

	test('finds flags that nobody creates, and variables that are set too late', () => {
		const page = fence(
			'js',
			'a.mjs',
			"export const on = (client) => client.isEnabled('new-cart', process.env.SHOP_URL);",
		);
		expect(findingsOf(page)).toEqual([
			'SHOP_URL is read before it is set',
			'the flag new-cart is evaluated but never created',
		]);
		const run = '```sh skip="host"\nnode a.mjs\n```\n\n```sh skip="host"\nexport SHOP_URL=1\n```\n';
		expect(findingsOf(`Create a flag named \`new-cart\`.\n\n${page}\n${run}`)).toHaveLength(1);
		const before = `\`\`\`sh skip="host"\nexport SHOP_URL=1\n\`\`\`\n\nCreate a flag named \`new-cart\`.\n\n${page}`;
		expect(findingsOf(before)).toEqual([]);
	});

	test('finds a page that creates a flag, and does not say what a server that has it returns', () => {
		const create = '<ApiRequest run method="POST" path="/api/admin/projects/default/features" />\n';
		expect(findingsOf(create)).toEqual(['a request that creates a flag']);
		expect(findingsOf(`${create}\nIf the server returns \`409\`, delete the flag.\n`)).toEqual([]);
	});

	test.each([
		['$command --flag=a', 'by its name'],
		['for name in $names; do echo; done', 'words of the loop'],
		['curl http://localhost:3000/checkout?user=anna', 'quotes around'],
		['npm test # twice', 'no comment'],
		['echo -n a', 'both shells have'],
	])('finds that zsh does not run %s', (command, expected) => {
		const source = `\`\`\`sh skip="host"\n${command}\n\`\`\`\n`;
		const page: ShownPage = { file: 'page.mdx', source, steps: pageOf('page.mdx', source).steps };
		expect([...checkShown([page]).values()].flat()).toEqual([expect.stringContaining(expected)]);
	});

	test('does not take variables from terminals of the page before', () => {
		const source = '```sh skip="host"\nexport SHOP_URL=1\n```\n';
		const before: ShownPage = { file: 'before.mdx', source, steps: pageOf('before.mdx', source).steps };
		const page = '```sh skip="host"\necho $SHOP_URL\n```\n';
		expect(findingsOf(page, before)).toEqual(['SHOP_URL is read before it is set']);
	});
});
