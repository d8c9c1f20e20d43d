import type { Operation } from '../model/types.ts';

/** What is done to a thing, in the order of its life. */
const steps = ['create', 'read', 'change', 'delete'] as const;

/** Last words of paths that say more than the method. */
const byLastWord: Readonly<Record<string, (typeof steps)[number]>> = {
	archive: 'delete',
	delete: 'delete',
	validate: 'read',
};

type Request = Pick<Operation, 'method' | 'path'>;

/**
 * Operations on one thing in the order of its life: create, read, change, delete. Within a step, those on all come
 * before those on one, and those whose path does not name the thing come last.
 *
 * @param isNamed whether the path of an operation names the thing
 */
export function inOrderOfLife<One extends Request>(
	operations: readonly One[],
	isNamed: (one: One) => boolean = () => true,
): One[] {
	const paths = operations.map(({ path }) => path);
	const isListed = (path: string) =>
		paths.filter((other) => other === path).length > 1 ||
		paths.some((other) => other.startsWith(`${path}/{`));
	const place = (one: One) => [
		steps.indexOf(stepOf(one, isListed)),
		Number(asks(one)),
		Number(!isNamed(one)),
		one.path.split('/').length,
	];
	const places = new Map(operations.map((one) => [one, place(one)]));
	return operations.toSorted((a, b) => compare(places.get(a) ?? [], places.get(b) ?? []));
}

/** What an operation does. A `POST` creates where the thing is listed, and changes it elsewhere. */
function stepOf({ method, path }: Request, isListed: (path: string) => boolean): (typeof steps)[number] {
	if (method === 'GET') return 'read';
	if (method === 'DELETE') return 'delete';
	const said = byLastWord[lastWord(path)];
	if (said) return said;
	return method === 'POST' && !path.endsWith('}') && isListed(path) ? 'create' : 'change';
}

/** Questions that are sent with a body come after what is read. */
const asks = ({ method, path }: Request) => method === 'POST' && lastWord(path) === 'validate';

const lastWord = (path: string) => path.split('/').findLast((segment) => !segment.startsWith('{')) ?? '';

const compare = (a: readonly number[], b: readonly number[]) =>
	a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
