import { areas, type Change, type ServerFacts } from './compare.ts';
import type { Place } from './documented.ts';
import { schemasIn } from './openapi-facts.ts';
import type { Pages } from './touches.ts';

/** A change with where it is written and the pages that it touches. */
export interface Task extends Change {
	place: Place | undefined;
	pages: Pages;
}

/** What the report is about. */
export interface Versions {
	from: string;
	to: string;
}

/**
 * Operations that use a schema, also through other schemas, by the name of the schema.
 *
 * @param servers both servers: what is gone stands in the one, what is new in the other
 */
export function usersOfSchemas(...servers: Pick<ServerFacts, 'operations' | 'schemas'>[]) {
	const users = new Map<string, Set<string>>();
	for (const { operations, schemas } of servers) {
		for (const [operation, details] of Object.entries(operations)) {
			const waiting = schemasIn(details);
			const seen = new Set<string>();
			for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
				if (seen.has(name)) continue;
				seen.add(name);
				users.set(name, (users.get(name) ?? new Set()).add(operation));
				waiting.push(...schemasIn(schemas[name] ?? {}));
			}
		}
	}
	return (schema: string): string[] => [...(users.get(schema) ?? [])].sort();
}

/** The work list in Markdown: counts, files of facts with boxes that are ticked as the files follow, pages, the rest. */
export function workList(tasks: readonly Task[], { from, to }: Versions): string {
	const files = [...new Set(tasks.flatMap(({ place }) => place?.file ?? []))].sort(contractFirst);
	const ofFiles = files.flatMap((file) => [
		`\n### ${file}\n`,
		...tasks.filter(({ place }) => place?.file === file).map(inFile),
	]);
	const named = byPage(tasks, ({ naming }) => naming);
	const using = byPage(tasks, ({ using }) => using).filter(([page]) => !named.some(([one]) => one === page));
	const unnamed = tasks.filter(({ pages }) => pages.naming.length + pages.using.length === 0);
	return [
		`# From Unleash ${from} to ${to}\n`,
		countTable(tasks),
		'\n## 1. Facts: contract and data',
		...orNothing(ofFiles),
		`\n## 2. Pages that name what changed (${named.length})\n`,
		...orNothing(
			named.map(([page, own]) => `- [ ] ${page}\n${own.map((task) => `  - ${said(task)}`).join('\n')}`),
		),
		`\n## 3. Pages that only use a changed schema in a request or a link (${using.length})\n`,
		...orNothing(using.map(([page, own]) => `- [ ] ${page}: ${own.map(({ name }) => name).join(', ')}`)),
		`\n## 4. On no page (${unnamed.length}): is one missing?\n`,
		...orNothing(unnamed.map((task) => `- ${said(task)}`)),
	].join('\n');
}

/** Pages with their tasks, those with most tasks first. */
function byPage(tasks: readonly Task[], of: (pages: Pages) => string[]): [page: string, tasks: Task[]][] {
	const touched = new Map<string, Task[]>();
	for (const task of tasks)
		for (const page of of(task.pages)) touched.set(page, [...(touched.get(page) ?? []), task]);
	return [...touched].sort(([a, more], [b, less]) => less.length - more.length || a.localeCompare(b, 'en'));
}

function said({ area, name, kind }: Task): string {
	return `${area}: ${name} (${kind})`;
}

function inFile({ area, name, kind, lines, place }: Task): string {
	const details = lines.map((line) => `\n  - ${line}`).join('');
	return `- [${place?.isDone ? 'x' : ' '}] ${area}: ${name} ${kind}${details}`;
}

function countTable(tasks: readonly Task[]): string {
	const rows = areas.map((area) => {
		const own = tasks.filter((task) => task.area === area);
		const count = (kind: Change['kind']) => own.filter((task) => task.kind === kind).length;
		return `| ${area} | ${count('added')} | ${count('removed')} | ${count('changed')} |`;
	});
	return ['| | added | removed | changed |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

function contractFirst(a: string, b: string): number {
	const rank = (file: string) => (file.includes('/openapi/') ? 0 : 1);
	return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

function orNothing(lines: string[]): string[] {
	return lines.length > 0 ? lines : ['Nothing.'];
}
