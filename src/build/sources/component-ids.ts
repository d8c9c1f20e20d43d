import type { PageComponent } from '../../markdown/page-tree.ts';
import { anchors } from '../../schemas/data/anchors.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { sdkMatrix } from '../../ui/components/sdk-matrix/matrix.ts';
import { variablesOf } from '../../ui/components/variables/variables-data.ts';

type Props = PageComponent['props'];

/**
 * Ids that components write into a page, for links to lead to. A component that isn't listed writes none:
 * `tests/site/source-links.test.ts` compares the ids of every page with the built ones.
 */
const written: Record<string, (props: Props) => string[]> = {
	Anchor: ({ id }) => [String(id)],
	Diagram: ({ name }) => [`diagram-${name}`],
	EdgeOptions: ({ area }) => keysOf(readFacts('edge-options'), 'area', area),
	Events: ({ group }) => keysOf(readFacts('event-types'), 'group', group),
	Glossary: () => Object.keys(readFacts('glossary')),
	LessonRow: ({ ids }) => movedIds(ids),
	Messages: ({ from }) => keysOf(readFacts('messages'), 'from', from).map(anchors.message),
	Moved: ({ ids }) => movedIds(ids),
	Permissions: ({ group }) => keysOf(readFacts('permissions'), 'group', group).map(anchors.permission),
	SdkDifferences: () => Object.keys(readFacts('sdk-differences')).map(anchors.difference),
	SdkMatrix: ({ side }) => {
		const of = side === 'frontend' ? side : 'backend';
		return sdkMatrix(of).rows.map(({ id }) => anchors.capability(of, id));
	},
	SearchPage: () => ['all-pages'],
	SiteCommands: ({ area }) => keysOf(readFacts('site-commands'), 'area', area).map(anchors.command),
	SiteSettings: ({ area }) => keysOf(readFacts('site-settings'), 'area', area).map(anchors.variable),
	Variables: ({ area }) => variablesOf(String(area)).map(({ name }) => anchors.variable(name)),
};

/** The ids that a `<Moved>` or one of its kind names. */
export function movedIds(ids: unknown): string[] {
	return typeof ids === 'string' ? ids.split(' ') : [];
}

/**
 * Ids that a component or an element of a page writes.
 *
 * @throws {BuildError} if the data of the component can't be read
 */
export function idsOfComponent({ name, props }: PageComponent): string[] {
	if (/^[a-z]/.test(name)) return typeof props['id'] === 'string' ? [props['id']] : [];
	return written[name]?.(props) ?? [];
}

function keysOf<Entry extends object>(
	entries: Record<string, Entry>,
	field: keyof Entry,
	wanted: unknown,
): string[] {
	return Object.keys(entries).filter((key) => entries[key]?.[field] === wanted);
}
