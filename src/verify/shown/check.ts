import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { nodesOf } from '../../markdown/page-tree.ts';
import { unknownNames } from './names.ts';
import { missingFlags, unexplainedConflict, unsetVariables } from './order.ts';
import { type Checkpoint, checkpointsOf, type ShownPage, waysThrough } from './pages.ts';
import { bashOnly } from './shells.ts';
import { compile, isCompiled } from './typescript.ts';

/** Languages of blocks that are no part of a program. */
const NOT_CODE = /^(?:sh|text|json|http|diff|mdx?|)$/;
/** Where a project has its files, by page and ending, for toolchains that no test runs. */
const FOLDERS: [page: RegExp, file: RegExp, folder: RegExp, write: string][] = [
	[/sdks\/android/, /\.kt$/, /^app\/src\/(?:main|test)\//, 'app/src/main/java/com/example/shop/'],
	[/sdks\/android/, /Manifest\.xml$|\.pro$/, /^app\//, 'app/'],
	[/\/flutter/, /\.dart$/, /^(?:lib|test|bin)\//, 'lib/'],
	[/\/ios/, /\.swift$/, /^\w+\//, 'Shop/'],
	[/\/rails/, /\.rb$/, /^(?:app|config|lib|test)\//, 'app/'],
];

/** What keeps readers of each page from building what it shows, as build errors are printed. */
export function checkShown(pages: readonly ShownPage[]): Map<string, string[]> {
	const ways = pages.flatMap((page) =>
		waysThrough(page).map((steps) => ({ page, steps, checkpoints: checkpointsOf(steps) })),
	);
	const compiled = compile(ways.flatMap(({ checkpoints }) => checkpoints));
	const findings = new Map(pages.map((page) => [page.file, new Set<string>()]));
	for (const { page, steps, checkpoints } of ways) {
		const own = checkpoints.map((checkpoint) => [...(compiled.shift() ?? []), ...namesIn(checkpoint)]);
		const all = findings.get(page.file);
		const lines = new Set(page.steps.map(({ line }) => line));
		checkpoints.forEach(({ files }, index) => {
			for (const { name, message } of own[index] ?? []) {
				const file = files.get(name);
				if (!file || !page.steps.some((step) => step.kind === 'file' && step.name === name)) continue;
				all?.add(
					formatProblem({
						where: `${page.file}:${file.line}`,
						found: `${name}: ${message}`,
						expected: 'a file that compiles as readers see it',
						write: 'its imports and definitions in the block, or the block behind a file that has them',
					}),
				);
			}
		});
		for (const { line, ...rest } of [
			...unsetVariables(page, steps),
			...missingFlags(page, steps),
			...unexplainedConflict(page),
			...bashOnly(page),
		])
			if (lines.has(line)) all?.add(formatProblem({ where: `${page.file}:${line}`, ...rest }));
	}
	for (const page of pages) for (const found of wrongTitles(page)) findings.get(page.file)?.add(found);
	return new Map([...findings].map(([file, all]) => [file, [...all]]));
}

function namesIn({ files, changed }: Checkpoint): { name: string; message: string }[] {
	return [...changed].flatMap((name) => {
		const file = files.get(name);
		if (!file || isCompiled(name)) return [];
		const messages = unknownNames(file, files);
		if (name.endsWith('.go') && !/^package /m.test(file.text)) messages.push('the package clause is missing');
		return messages.map((message) => ({ name, message }));
	});
}

/** Blocks of code without the name of a file, and files without the folder that they go into. */
function wrongTitles({ file, source, steps }: ShownPage): string[] {
	const named = new Set(steps.flatMap((step) => (step.kind === 'file' ? step.line : [])));
	const untitled = nodesOf(source).flatMap((node) => {
		const line = node.position?.start.line ?? 0;
		if (node.type !== 'code' || NOT_CODE.test(node.lang ?? '') || named.has(line)) return [];
		return formatProblem({
			where: `${file}:${line}`,
			found: `code in ${node.lang} without a file`,
			expected: 'a title that names its file',
			write: `title="main.js", or title="main.js, at the end" for a part of it`,
		});
	});
	const homeless = steps.flatMap((step) => {
		if (step.kind !== 'file') return [];
		const rule = FOLDERS.find(([page, name]) => page.test(file) && name.test(step.name));
		if (!rule || rule[2].test(step.name)) return [];
		return formatProblem({
			where: `${file}:${step.line}`,
			found: `title="${step.name}"`,
			expected: 'a title with the folder that the file goes into',
			write: `title="${rule[3]}${step.name}"`,
		});
	});
	return [...untitled, ...homeless];
}
