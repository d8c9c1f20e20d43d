import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { globFiles } from '../../lib/files/file-paths.ts';
import { docsFolder } from '../../lib/urls/page-routes.ts';
import type { Command, NamedFile } from '../../markdown/code/shell-blocks.ts';
import { componentOf, nodesOf } from '../../markdown/page-tree.ts';
import { runsFiles } from '../shell-blocks/compile.ts';
import { joinPart, pageOf, textOf } from '../shell-blocks/page.ts';
import { wholeOf } from '../shell-blocks/parts.ts';

/** What readers do, in the order of the page. */
export type Step = Command | NamedFile;

/** A page whose code readers put together: of an SDK, a tutorial, or the examples that continue a tutorial. */
export interface ShownPage {
	/** Path from the root of the project. */
	file: string;
	source: string;
	steps: Step[];
	/** The page whose result this one starts from. */
	continues?: ShownPage;
	/** Whether readers are still in the terminal of that page. */
	isPart?: boolean;
}

/** A file as readers have it at some point of a page. */
export interface ShownFile {
	name: string;
	text: string;
	/** Line of the page with the block that changed it last. */
	line: number;
}

/** The files that readers have at a point where they run, build, or replace them. */
export interface Checkpoint {
	files: ReadonlyMap<string, ShownFile>;
	/** Names of those that changed since the checkpoint before. */
	changed: ReadonlySet<string>;
}

const PAGES = [
	'reference/sdks/{*,*/*}.mdx',
	'feature-flag-tutorials/{*,*/examples,flutter/*,serverless/*}.mdx',
];

/** Examples in a folder with another name than the tutorial that they continue. */
const RENAMED: Record<string, string> = { golang: 'go' };

/** Reads all pages whose code readers build. */
export function shownPages(): ShownPage[] {
	const pages = globFiles(PAGES, docsFolder).map((name): ShownPage => {
		const file = `${docsFolder}/${name}`;
		const source = readFileSync(file, 'utf8');
		return { file, source, steps: pageOf(file, source).steps };
	});
	return pages.map((page) => {
		const whole = wholeOf(page.file) !== page.file && pages.find(({ file }) => file === wholeOf(page.file));
		if (whole) return { ...page, continues: whole, isPart: true };
		const folder = dirname(page.file);
		const name = folder.split('/').at(-1) ?? '';
		const tutorial = `${dirname(folder)}/${RENAMED[name] ?? name}.mdx`;
		const continued = page.file.endsWith('/examples.mdx') && pages.find(({ file }) => file === tutorial);
		return continued ? { ...page, continues: continued } : page;
	});
}

/** The files that readers have, at each point where a mistake in them would show. */
export function checkpointsOf(steps: readonly Step[]): Checkpoint[] {
	const files = new Map<string, ShownFile>();
	let changed = new Set<string>();
	const checkpoints: Checkpoint[] = [];
	const check = () => {
		if (changed.size > 0) checkpoints.push({ files: new Map(files), changed });
		changed = new Set();
	};
	for (const step of steps) {
		if (step.kind !== 'file') {
			if (runsFiles(step)) check();
			continue;
		}
		const part = textOf(step);
		if (!step.adds && changed.has(step.name)) check();
		const text = joinPart(files.get(step.name)?.text ?? '', `${part}\n`, step.adds);
		files.set(step.name, { name: step.name, text, line: step.line });
		changed.add(step.name);
	}
	check();
	return checkpoints;
}

/**
 * The ways to follow a page: from an empty folder, and from the result of the page that it continues. Without a part for
 * those who start in an empty folder, there is only the second one.
 */
export function waysThrough(page: ShownPage): Step[][] {
	if (!page.continues) return [page.steps];
	const continued = [...page.continues.steps, ...stepsAfter(page)];
	return emptyFolder(page.source) ? [page.steps, continued] : [continued];
}

/** What readers do on a page when they come from the one that it continues: not what it says for an empty folder. */
export function stepsAfter({ source, steps }: ShownPage): Step[] {
	const { first, last } = emptyFolder(source) ?? { first: 0, last: 0 };
	return steps.filter(({ line }) => line < first || line > last);
}

/** The lines of the part of a page for those who start in an empty folder. */
function emptyFolder(source: string): { first: number; last: number } | undefined {
	const part = nodesOf(source).find((node) => {
		const { name, props } = componentOf(node) ?? {};
		return name === 'Details' && String(props?.['summary']).endsWith('from scratch');
	});
	return part?.position && { first: part.position.start.line, last: part.position.end.line };
}
