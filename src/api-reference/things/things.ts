import { problem } from '../../lib/diagnostics/build-error.ts';
import { spoken } from '../model/slug.ts';
import type { Operation } from '../model/types.ts';
import { type ThingExceptions, thingExceptions } from './exceptions.ts';
import { inOrderOfLife } from './life.ts';

/** Operations of a tag on one thing, such as its flags, in the order of its life. */
export interface Thing<One> {
	/** The part of the paths that names it, unique within the tag. */
	id: string;
	label: string;
	operations: One[];
}

/** Fewer operations than this are one list. */
const FEWEST_TO_DIVIDE = 7;
/** A thing with fewer operations counts to the one that stands before it in its path. */
const FEWEST_OF_A_THING = 2;

type Request = Pick<Operation, 'tag' | 'method' | 'path' | 'removed'>;

/**
 * Divides the operations of a tag by the things that their paths name, those with most operations first. Operations
 * that are gone stand where they stood, and count for nothing.
 *
 * @param operations all of one tag, in the order of the contract
 * @returns one thing without a label where there is nothing to divide
 * @throws {BuildError} naming an exception that fits no path of the tag
 */
export function thingsOf<One extends Request>(
	tag: string,
	operations: readonly One[],
	exceptions: ThingExceptions = thingExceptions,
): Thing<One>[] {
	const current = operations.filter(({ removed }) => !removed);
	if (current.length < FEWEST_TO_DIVIDE) return [whole(operations)];
	const own = exceptions.tags[tag] ?? {};
	const same = { ...exceptions.same, ...own.same };
	const ways = new Map(operations.map((one) => [one, thingsIn(one.path, same, exceptions.aspects)]));
	shortenWays(ways);
	const counts = countEnds(ways);
	const rest = own.rest ?? [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
	const groups = Map.groupBy(operations, (one) => ways.get(one)?.at(-1) ?? rest);
	for (const name of [own.rest, ...(own.first ?? [])]) {
		if (name !== undefined && !groups.has(name)) throw unknownThing(tag, name, [...groups.keys()]);
	}
	if (groups.size < 2) return [whole(operations)];
	const labels = { ...exceptions.labels, ...own.labels };
	const things = [...groups].map(([id, all]) => ({
		id,
		label: labels[id] ?? spoken(id),
		operations: inOrderOfLife(all, (one) => (ways.get(one)?.length ?? 0) > 0),
	}));
	return inOrder(things, own.first ?? []);
}

const whole = <One extends Request>(operations: readonly One[]): Thing<One> => ({
	id: '',
	label: '',
	operations: inOrderOfLife(operations),
});

function inOrder<One extends Request>(things: readonly Thing<One>[], first: readonly string[]): Thing<One>[] {
	const place = ({ id }: Thing<One>) => (first.includes(id) ? first.indexOf(id) : first.length);
	const size = ({ operations }: Thing<One>) => operations.filter(({ removed }) => !removed).length;
	return things.toSorted((a, b) => place(a) - place(b) || size(b) - size(a));
}

/** The things that a path names, from the outermost. What all paths of an API begin with is none. */
function thingsIn(
	path: string,
	same: Readonly<Record<string, string>>,
	aspects: readonly string[],
): string[] {
	return path
		.replace(/^\/api\/(?:admin|client)?\b/, '')
		.split('/')
		.filter((segment) => segment !== '' && !segment.startsWith('{') && !aspects.includes(segment))
		.map((segment) => same[segment] ?? segment);
}

/** Takes the innermost thing off each way that ends at one with too few operations, the longest ways first. */
function shortenWays<One extends Request>(ways: Map<One, string[]>): void {
	for (;;) {
		const counts = countEnds(ways);
		const lonely = [...ways].filter(([, way]) => (counts.get(way.at(-1) ?? '') ?? 0) < FEWEST_OF_A_THING);
		const longest = Math.max(0, ...lonely.map(([, way]) => way.length));
		if (longest === 0) return;
		for (const [one, way] of lonely) if (way.length === longest) ways.set(one, way.slice(0, -1));
	}
}

/** How many operations there are at each thing that a way ends with. */
function countEnds<One extends Request>(ways: ReadonlyMap<One, string[]>): Map<string, number> {
	const counts = new Map<string, number>();
	for (const [{ removed }, way] of ways) {
		const end = way.at(-1);
		if (end !== undefined && !removed) counts.set(end, (counts.get(end) ?? 0) + 1);
	}
	return counts;
}

function unknownThing(tag: string, name: string, known: readonly string[]) {
	return problem({
		where: `src/api-reference/things/exceptions.ts, tag "${tag}"`,
		found: `the thing "${name}", which no operation of the tag handles`,
		expected: `one of ${known.join(', ')}`,
		write: 'one of these, or leave it out',
	});
}
