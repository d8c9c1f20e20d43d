import type { Operation } from '../model/types.ts';
import { type Thing, thingsOf } from './things.ts';

/**
 * The operations of a tag as its page lists them: those that there are, by things, and those that are gone.
 *
 * @param operations of the whole API
 */
export function thingsOfTag(tag: string, operations: readonly Operation[]) {
	const own = operations.filter((operation) => operation.tag === tag);
	const things: Thing<Operation>[] = thingsOf(tag, own)
		.map((thing) => ({ ...thing, operations: thing.operations.filter(({ removed }) => !removed) }))
		.filter((thing) => thing.operations.length > 0);
	return { things, gone: own.filter(({ removed }) => removed) };
}
