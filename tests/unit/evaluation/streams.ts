import { OPERATORS, takesOneValue } from '../../../src/evaluation/constraints.ts';
import type { Constraint, Context, Flag, Segment, Strategy, Variant } from '../../../src/evaluation/types.ts';

/** A generator whose numbers are the same in every run (mulberry32), and helpers that draw from it. */
function dice(seed: number) {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
	return {
		below,
		one,
		chance: (share: number) => next() < share,
		some: <Item>(items: readonly Item[]) => items.filter(() => next() < 0.4),
	};
}

type Dice = ReturnType<typeof dice>;

const TEXTS = ['gold', 'Gold', 'silver', 'old', 'g', 'ver', 'a@b.example', ' gold ', 'süß', '日本'];
const POOLS: Record<string, { field: string; values: string[]; operands: string[] }> = {
	text: { field: 'plan', values: TEXTS, operands: TEXTS },
	number: {
		field: 'age',
		values: ['18', '18.0', '-3', '1e2', 'old', '21'],
		operands: ['18', '20.5', '-3', '100', '0'],
	},
	date: {
		field: 'currentTime',
		values: ['2026-01-01T00:00:00Z', '2026-06-30T12:00:00.000Z', '2027-01-01T00:00:00+02:00'],
		operands: ['2026-06-30T12:00:00Z', '2026-01-02T00:00:00Z', '2030-01-01T00:00:00Z'],
	},
	version: {
		field: 'version',
		values: [
			'1.2.3',
			'1.2.4',
			'1.2.3-beta',
			'1.2.3-beta.2',
			'1.2.3-beta.11',
			'2.0.0+build',
			'v1.2.3',
			'1.2',
			'10.0.0',
		],
		operands: ['1.2.3', '1.2.3-beta.2', '2.0.0', '9.9.9'],
	},
	pattern: {
		field: 'plan',
		values: TEXTS,
		operands: ['^g', 'old$', '(?i)GOLD', '[[:upper:]]', 'g(?i)OL|SIL', '(', '(?=g)', '(g)\\1', '^\\Agold\\z'],
	},
	address: {
		field: 'ip',
		values: ['10.0.0.1', '10.0.3.7', '192.168.1.42', '2001:db8::1', '2001:db8:0:1::42', 'nowhere', '::1'],
		operands: ['10.0.0.0/24', '10.0.0.1', '192.168.0.0/16', '2001:db8::/64', '2001:db8::1', 'bad', '::/0'],
	},
};

const poolOf = (operator: string) => {
	if (operator.startsWith('NUM')) return POOLS['number'];
	if (operator.startsWith('DATE')) return POOLS['date'];
	if (operator.startsWith('SEMVER')) return POOLS['version'];
	if (operator === 'REGEX') return POOLS['pattern'];
	return operator === 'IN_CIDR' ? POOLS['address'] : POOLS['text'];
};

function constraintOf({ one, some, chance }: Dice, operator: string): Constraint {
	const { field, operands } = poolOf(operator) ?? { field: 'plan', operands: [] };
	const rest = { contextName: field, operator, inverted: chance(0.25), caseInsensitive: chance(0.3) };
	return takesOneValue(operator)
		? { ...rest, value: one(operands), values: [] }
		: { ...rest, values: some(operands) };
}

const variantsOf = ({ below, one, chance }: Dice): Variant[] =>
	Array.from({ length: below(4) }, (_, index) => ({
		name: `v${index}`,
		weight: one([0, 1, 250, 333, 500, 1000]),
		stickiness: one(['default', 'userId', 'companyId']),
		...(chance(0.4) && { payload: { type: 'string', value: `p${index}` } }),
		...(chance(0.2) && { overrides: [{ contextName: 'plan', values: ['gold', 'silver'] }] }),
	}));

function strategyOf(roll: Dice, groupId: string, operator?: string): Strategy {
	const { one, chance, below } = roll;
	const name = one([
		'default',
		'flexibleRollout',
		'flexibleRollout',
		'userWithId',
		'remoteAddress',
		'applicationHostname',
		'gradualRolloutUserId',
		'gradualRolloutSessionId',
		'made-up',
	]);
	const percent = String(one([0, 1, 25, 50, 99, 100, below(101)]));
	return {
		name: operator ? 'default' : name,
		parameters: {
			groupId: one([groupId, 'shared']),
			rollout: percent,
			percentage: percent,
			stickiness: one(['default', 'userId', 'sessionId', 'companyId']),
			userIds: 'user-1, user-2,user-3',
			IPs: '10.0.0.0/24,192.168.1.42, nowhere',
			hostNames: one(['docs', 'elsewhere, Docs']),
		},
		constraints: operator
			? [constraintOf(roll, operator)]
			: chance(0.5)
				? [constraintOf(roll, one(OPERATORS))]
				: [],
		segments: operator ? [] : one([[], [], [1], [2, 1], [99]]),
		variants: chance(0.5) ? variantsOf(roll) : [],
	};
}

/** Segments that the flags of the stream refer to; 99 is one that is not there. */
export const SEGMENTS: Segment[] = [
	{ id: 1, constraints: [{ contextName: 'plan', operator: 'STR_CONTAINS', values: ['old', 'ver'] }] },
	{ id: 2, constraints: [{ contextName: 'age', operator: 'NUM_GTE', value: '18' }] },
];

/** Flags of every shape, the same in each run: lone operators, strategies of every type, variants, parents. */
export function flagStream(count: number): Flag[] {
	const roll = dice(7);
	const operators = [...OPERATORS, 'NEW_ONE'];
	return Array.from({ length: count }, (_, index) => {
		const name = `flag-${index}`;
		const operator = index % 2 === 0 ? operators[(index / 2) % operators.length] : undefined;
		const strategies = operator
			? [strategyOf(roll, name, operator)]
			: Array.from({ length: roll.below(4) }, () => strategyOf(roll, name));
		const parent = `flag-${roll.below(count + 5)}`;
		return {
			name,
			enabled: roll.chance(0.9),
			strategies,
			variants: roll.chance(0.3) ? variantsOf(roll) : [],
			...(index % 7 === 1 && {
				dependencies: [
					{ feature: parent, enabled: roll.chance(0.7), variants: roll.one([[], ['v0', 'disabled']]) },
				],
			}),
		};
	});
}

/** Contexts with and without each field, the same in each run. */
export function contextStream(count: number): Context[] {
	const { one, chance, below } = dice(11);
	const maybe = (field: string, value: string) => (chance(0.8) ? { [field]: value } : {});
	const pick = (pool: string) => one(POOLS[pool]?.values ?? []);
	return Array.from({ length: count }, (_, index) => ({
		...maybe('userId', `user-${index % 40}`),
		...maybe('sessionId', `session-${below(1000)}`),
		...maybe('remoteAddress', pick('address')),
		...maybe('currentTime', pick('date')),
		properties: {
			...maybe('plan', pick('text')),
			...maybe('age', pick('number')),
			...maybe('version', pick('version')),
			...maybe('ip', pick('address')),
			...maybe('companyId', one(['c-1', 'c-2', 'c-3', ''])),
		},
	}));
}
