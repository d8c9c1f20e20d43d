import { nameOf } from '../../api-reference/contract/assemble.ts';
import { requestOf } from '../../api-reference/model/request.ts';
import type { Operation, Schema, Schemas } from '../../api-reference/model/types.ts';
import type { Answered } from './judge.ts';
import { send } from './refusals.ts';
import type { TrialServer } from './trial-server.ts';
import type { Trial } from './trials.ts';

/** A text or a number in a body. */
interface Leaf {
	/** Keys that lead to it in the sample. */
	keys: (string | number)[];
	/** Name of the schema that it is written in, and the pointer in it; the operation's own schema has no name. */
	place: string;
	schema: Schema;
}

/** A limit that the server enforces, or that a schema promises. */
type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum';

/** A limit of one place, as one operation has it. */
export interface LimitFound {
	operationId: string;
	place: string;
	limit: Limit;
	/** Of the server; undefined when it takes what is beyond. */
	found: number | undefined;
	/** Of the schema. */
	written: number | undefined;
}

const LONG = 10_001;
const INT32 = 2 ** 31 - 1;

/** How the server says that a text is empty, and how many characters it takes. Its database says so, too, with 500. */
const EMPTY = /not allowed to be empty|NOT have fewer than 1 char|cannot be empty/;
const LENGTHS = [
	/less than or equal to (\d+) characters/,
	/NOT have more than (\d+) characters/,
	/type character varying\((\d+)\)/,
	/must be fewer than (\d+) characters/,
];
const SHORT = [/must be at least (\d+) characters/];
const SMALLEST = [/must be >= (-?\d+)/, /must be greater than or equal to (-?\d+)/];
const LARGEST = [/must be <= (\d+)/, /must be less than or equal to (\d+)/];

/** Sends a body with each text empty and far too long, and with each number negative and far too large. */
export async function tryLimits(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	{ before = [] }: Trial,
): Promise<LimitFound[]> {
	const { body, method, operationId } = operation;
	if (!body?.schema) return [];
	const request = requestOf(operation, schemas);
	const all: LimitFound[] = [];
	for (const { keys, place, schema } of leavesOf(body.schema, request.body, schemas, operationId)) {
		const answerTo = async (value: unknown) => {
			await server.prepare(before);
			const sent = JSON.stringify(withValue(request.body, keys, value));
			const answered = await send(server, method, { ...request, body: sent });
			await server.restore();
			return answered;
		};
		/* What is refused for something else says nothing of limits. */
		const note = (limit: Limit, found: number | undefined, { status }: Answered) => {
			if (found === undefined && Number(status) >= 400) return;
			all.push({ operationId, place, limit, found, written: schema[limit] });
		};
		await (isOf(schema, 'string') ? tryLengths : trySizes)(answerTo, note);
	}
	return all;
}

type AnswerTo = (value: unknown) => Promise<Answered>;
type Note = (limit: Limit, found: number | undefined, answered: Answered) => void;

async function tryLengths(answerTo: AnswerTo, note: Note): Promise<void> {
	const empty = await answerTo('');
	const least = EMPTY.test(empty.body) ? (numberIn(await answerTo('x'), SHORT) ?? 1) : undefined;
	note('minLength', least, empty);
	const long = await answerTo('x'.repeat(LONG));
	note('maxLength', numberIn(long, LENGTHS), long);
}

async function trySizes(answerTo: AnswerTo, note: Note): Promise<void> {
	const low = await answerTo(-1);
	note('minimum', numberIn(low, SMALLEST), low);
	const high = await answerTo(INT32 + 1);
	const isOutside = /out of range for type integer/.test(high.body);
	note('maximum', isOutside ? INT32 : numberIn(high, LARGEST), high);
}

/**
 * Holds limits that were found against those of the schemas. Operations share schemas, and some enforce less than others:
 * a schema has what one of them enforces.
 *
 * @returns what differs, in words
 */
export function limitDifferences(all: readonly LimitFound[]): string[] {
	const byLimit = Map.groupBy(all, ({ place, limit }) => `${place}: ${limit}`);
	return [...byLimit].flatMap(([what, some]) => {
		const written = some[0]?.written;
		const enforced = some.filter(({ found }) => found !== undefined);
		const [wrong] = enforced.filter(({ found }) => found !== written);
		if (wrong) return `${what} is ${written ?? 'not written'}, and ${wrong.operationId} takes ${wrong.found}`;
		if (written === undefined || enforced.length > 0) return [];
		return `${what} is ${written}, and ${some[0]?.operationId} takes what is beyond`;
	});
}

function numberIn({ body }: Answered, patterns: readonly RegExp[]): number | undefined {
	const found = patterns.flatMap((pattern) => pattern.exec(body)?.[1] ?? []);
	return found.length > 0 ? Number(found[0]) : undefined;
}

/**
 * Texts and numbers that a schema describes, where the sample has a value or the way to one. Numbers in lists are ids: what
 * is not known is refused anyway.
 */
function leavesOf(schema: Schema, value: unknown, schemas: Schemas, operationId: string): Leaf[] {
	const leaves: Leaf[] = [];
	const walk = (given: Schema, at: unknown, keys: Leaf['keys'], place: string) => {
		if (given.$ref !== undefined) {
			const name = nameOf(given.$ref);
			return walk(schemas[name] ?? {}, at, keys, name);
		}
		for (const part of ['allOf', 'oneOf', 'anyOf'] as const)
			for (const [index, one] of (given[part] ?? []).entries())
				walk(one, at, keys, `${place}/${part}/${index}`);
		if (given.items && Array.isArray(at) && at.length > 0)
			walk(given.items, at[0], [...keys, 0], `${place}/items`);
		const inner = at as Record<string, unknown> | undefined | null;
		for (const [name, property] of Object.entries(given.properties ?? {}))
			if (keys.length === 0 || inner?.[name] !== undefined)
				walk(property, inner?.[name], [...keys, name], `${place}/properties/${name}`);
		const isNumber = isOf(given, 'integer') || isOf(given, 'number');
		if (!given.enum && (isOf(given, 'string') || (isNumber && typeof keys.at(-1) === 'string')))
			leaves.push({ keys, place, schema: given });
	};
	walk(schema, value, [], operationId);
	return leaves;
}

function isOf({ type }: Schema, name: string): boolean {
	return [type].flat().includes(name);
}

/** A value with another one at some place in it. */
function withValue(value: unknown, [key, ...others]: Leaf['keys'], other: unknown): unknown {
	if (key === undefined) return other;
	const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
	const inner = copy as Record<string | number, unknown>;
	inner[key] = withValue(inner[key], others, other);
	return copy;
}
