import { inRange, parseRange } from './address.ts';
import { contextValue } from './context.ts';
import { compileRe2 } from './re2.ts';
import { compareVersions, parseVersion } from './semver.ts';
import type { Constraint, Context, Surroundings } from './types.ts';

/** Why a comparison came out as it did: a code for the text, and what was compared. */
export interface Reason {
	code:
		| 'unknownOperator'
		| 'missing'
		| 'notNumber'
		| 'notVersion'
		| 'notAddress'
		| 'badPattern'
		| 'listed'
		| 'unlisted'
		| 'less'
		| 'equal'
		| 'greater'
		| 'earlier'
		| 'sameTime'
		| 'later'
		| `${'starts' | 'ends' | 'contains' | 'pattern' | 'range'}${'' | 'Not'}`;
	value?: string | undefined;
	other?: string | undefined;
}

/** The outcome of one constraint. */
export interface ConstraintResult {
	met: boolean;
	reason: Reason;
}

type Check = (constraint: Constraint, context: Context, surroundings: Surroundings) => ConstraintResult;

const met = (code: Reason['code'], value?: string, other?: string) => ({
	met: true,
	reason: { code, value, other },
});
const unmet = (code: Reason['code'], value?: string, other?: string) => ({
	met: false,
	reason: { code, value, other },
});

const valuesOf = ({ values = [] }: Constraint) => values.filter(Boolean).map((value) => value.trim());

const listed =
	(wanted: boolean): Check =>
	(constraint, context) => {
		const value = contextValue(context, constraint.contextName);
		const isListed = value !== undefined && valuesOf(constraint).includes(value);
		const code = value === undefined ? 'missing' : isListed ? 'listed' : 'unlisted';
		return { met: isListed === wanted, reason: { code, value, other: undefined } };
	};

const text =
	(code: 'starts' | 'ends' | 'contains', matches: (value: string, part: string) => boolean): Check =>
	(constraint, context) => {
		const value = contextValue(context, constraint.contextName);
		if (value === undefined) return unmet('missing');
		const fold = (part: string) => (constraint.caseInsensitive ? part.toLocaleLowerCase() : part);
		const found = valuesOf(constraint).find((part) => matches(fold(value), fold(part)));
		return found === undefined ? unmet(`${code}Not`, value) : met(code, value, found);
	};

type Order = (order: number) => boolean;
const TESTS: Record<'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE', Order> = {
	EQ: (order) => order === 0,
	GT: (order) => order > 0,
	GTE: (order) => order >= 0,
	LT: (order) => order < 0,
	LTE: (order) => order <= 0,
};

function compared(order: number, test: Order, value: string, other: string): ConstraintResult {
	const code = order < 0 ? 'less' : order > 0 ? 'greater' : 'equal';
	return { met: test(order), reason: { code, value, other } };
}

const number =
	(test: Order): Check =>
	(constraint, context) => {
		const value = contextValue(context, constraint.contextName);
		if (value === undefined) return unmet('missing');
		const [left, right] = [Number(value), Number(constraint.value)];
		if (Number.isNaN(left)) return unmet('notNumber', value);
		if (Number.isNaN(right)) return unmet('notNumber', String(constraint.value));
		return compared(left === right ? 0 : left - right, test, value, String(constraint.value));
	};

const version =
	(test: Order): Check =>
	(constraint, context) => {
		const value = contextValue(context, constraint.contextName);
		if (!value) return unmet('missing');
		const other = String(constraint.value);
		const [left, right] = [parseVersion(value), parseVersion(other)];
		if (!left) return unmet('notVersion', value);
		return right ? compared(compareVersions(left, right), test, value, other) : unmet('notVersion', other);
	};

/** Dates are always compared with `currentTime`, whatever field the constraint names. */
const date =
	(test: Order): Check =>
	(constraint, context, { now }) => {
		const time = context['currentTime'] ? new Date(context['currentTime'] as string | Date) : now;
		const order = time.getTime() - new Date(String(constraint.value)).getTime();
		const code = order < 0 ? 'earlier' : order > 0 ? 'later' : 'sameTime';
		return { met: test(order), reason: { code, value: undefined, other: String(constraint.value) } };
	};

const pattern: Check = (constraint, context) => {
	const value = contextValue(context, constraint.contextName);
	if (value === undefined) return unmet('missing');
	try {
		const found = compileRe2(String(constraint.value), constraint.caseInsensitive).test(value);
		return found ? met('pattern', value) : unmet('patternNot', value);
	} catch {
		return unmet('badPattern');
	}
};

const range: Check = (constraint, context) => {
	const value = contextValue(context, constraint.contextName);
	if (value === undefined) return unmet('missing');
	const address = parseRange(value);
	if (!address) return unmet('notAddress', value);
	const found = valuesOf(constraint).find((part) => {
		const parsed = parseRange(part);
		return parsed && inRange(address, parsed);
	});
	return found === undefined ? unmet('rangeNot', value) : met('range', value, found);
};

const orders = (prefix: 'NUM' | 'SEMVER', check: (test: Order) => Check) =>
	Object.entries(TESTS).map(([name, test]) => [`${prefix}_${name}`, check(test)] as const);

const CHECKS = new Map<string, Check>([
	['IN', listed(true)],
	['NOT_IN', listed(false)],
	['STR_STARTS_WITH', text('starts', (value, part) => value.startsWith(part))],
	['STR_ENDS_WITH', text('ends', (value, part) => value.endsWith(part))],
	['STR_CONTAINS', text('contains', (value, part) => value.includes(part))],
	...orders('NUM', number),
	['DATE_AFTER', date(TESTS.GT)],
	['DATE_BEFORE', date(TESTS.LT)],
	...orders('SEMVER', version),
	['REGEX', pattern],
	['IN_CIDR', range],
]);

/** Every operator there is, by its name in the API. */
export const OPERATORS: readonly string[] = [...CHECKS.keys()];

/** Operators that compare with one `value`; the others take `values`, one of which must match. */
export const takesOneValue = (operator: string): boolean => /^(NUM|DATE|SEMVER)_|^REGEX$/.test(operator);

/** Checks one constraint. An operator that is not known is never met, inverted or not. */
export function checkConstraint(
	constraint: Constraint,
	context: Context,
	surroundings: Surroundings,
): ConstraintResult {
	const check = CHECKS.get(constraint.operator);
	if (!check) return unmet('unknownOperator', constraint.operator);
	const result = check(constraint, context, surroundings);
	return constraint.inverted ? { ...result, met: !result.met } : result;
}
