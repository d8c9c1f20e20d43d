import { describe, expect, test } from 'vitest';
import { inRange, parseRange } from '../../../src/evaluation/address.ts';
import { checkConstraint } from '../../../src/evaluation/constraints.ts';
import { murmurHash3 } from '../../../src/evaluation/murmur.ts';
import { normalized, SEEDS } from '../../../src/evaluation/normalized.ts';
import { compileRe2 } from '../../../src/evaluation/re2.ts';
import { compareVersions, parseVersion } from '../../../src/evaluation/semver.ts';

const surroundings = { random: () => 0, now: new Date('2026-11-21T12:00:00Z'), hostname: 'docs' };

describe('hash and numbers', () => {
	test.each([
		['', 0, 0],
		['', 1, 0x514e28b7],
		['a', 0x9747b28c, 0x7fa09ea6],
		['aaaa', 0x9747b28c, 0x5a97808a],
		['Hello, world!', 0x9747b28c, 0x24884cba],
		['ππππππππ', 0x9747b28c, 0xd58063c1],
		['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
	])('MurmurHash3 of "%s" with the seed %i is that of the reference', (text, seed, hash) => {
		expect(murmurHash3(text, seed)).toBe(hash);
	});

	test.each([
		['123', 'gr1', 100, SEEDS.rollout, 73],
		['999', 'groupX', 100, SEEDS.rollout, 25],
		['123', 'gr1', 100, SEEDS.variant, 96],
		['999', 'groupX', 100, SEEDS.variant, 60],
	])('%s in %s of %i has the number that the SDKs test for', (value, groupId, count, seed, number) => {
		expect(normalized(value, groupId, count, seed).number).toBe(number);
	});

	test('a 25% rollout holds a quarter of many users', () => {
		const users = Array.from({ length: 20_000 }, (_, index) => `user-${index}`);
		const inside = users.filter((user) => normalized(user, 'new-checkout', 100, SEEDS.rollout).number <= 25);
		expect(inside.length / users.length).toBeCloseTo(0.25, 2);
	});
});

describe('versions, addresses, patterns', () => {
	test('versions stand in the order of the standard', () => {
		const order = [
			'1.0.0-alpha',
			'1.0.0-alpha.1',
			'1.0.0-alpha.beta',
			'1.0.0-beta',
			'1.0.0-beta.2',
			'1.0.0-beta.11',
			'1.0.0-rc.1',
			'1.0.0',
			'1.9.0',
			'1.10.0',
		];
		const sorted = order.toReversed().map((text) => ({ text, version: parseVersion(text) }));
		sorted.sort((a, b) => (a.version && b.version ? compareVersions(a.version, b.version) : Number.NaN));
		expect(sorted.map(({ text }) => text)).toEqual(order);
	});

	test('spaces around a version do not count, as in the Node SDK', () => {
		expect(parseVersion(' 1.2.3 ')).toEqual(parseVersion('1.2.3'));
	});

	test.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3-', ''])('"%s" is no version', (text) => {
		expect(parseVersion(text)).toBeUndefined();
	});

	test.each([
		'10.0.0',
		'10.0.0.256',
		'10.0.0.1/33',
		'1::2::3',
		'2001:db8::/129',
		'bad::cidr',
		'10.0.0.0/8/8',
	])('"%s" is no address', (text) => {
		expect(parseRange(text)).toBeUndefined();
	});

	test.each([
		['10.1.2.3', '10.0.0.0/8', true],
		['11.1.2.3', '10.0.0.0/8', false],
		['10.1.2.3', '0.0.0.0/0', true],
		['::1', '0.0.0.0/0', false],
		['2001:DB8::1', '2001:db8:0::/48', true],
		['::ffff:10.0.0.1', '::ffff:a00:0/104', true],
		['::ffff:10.0.0.1', '10.0.0.0/8', false],
		['2001:db8::1', '::ffff:10.0.0.0/104', false],
	])('%s in %s: %s', (address, range, inside) => {
		const [left, right] = [parseRange(address), parseRange(range)];
		expect(left && right && inRange(left, right)).toBe(inside);
	});

	test.each([
		['a(?i)b|c', 'C', true],
		['(a(?i)b)c', 'aBC', false],
		['[[:digit:]]{2}', '7a42', true],
		['(?P<year>\\d{4})-', '2026-11', true],
		['(?-s)a.b', 'a\nb', false],
	])('%s finds %s: %s', (pattern, text, found) => {
		expect(compileRe2(pattern).test(text)).toBe(found);
	});

	test.each(['(?=a)', '(?<!a)b', '(a)\\1', '(?U)a+', '(', '[[:nope:]]'])('%s is refused', (pattern) => {
		expect(() => compileRe2(pattern)).toThrow(SyntaxError);
	});
});

describe('reasons', () => {
	test.each([
		[{ operator: 'IN', values: ['gold'] }, {}, false, 'missing'],
		[{ operator: 'NOT_IN', values: ['gold'] }, {}, true, 'missing'],
		[{ operator: 'NUM_GT', value: '18' }, { field: 'old' }, false, 'notNumber'],
		[{ operator: 'SEMVER_LT', value: '2.0.0' }, { field: '1.2' }, false, 'notVersion'],
		[{ operator: 'SEMVER_LT', value: '2.0.0', inverted: true }, { field: '1.2.0' }, false, 'less'],
		[{ operator: 'REGEX', value: '(?=a)', inverted: true }, { field: 'a' }, true, 'badPattern'],
		[{ operator: 'DATE_AFTER', value: '2026-11-21T11:00:00Z' }, {}, true, 'later'],
		[{ operator: 'NEW_ONE', value: 'a', inverted: true }, { field: 'a' }, false, 'unknownOperator'],
	])('%o for %o: %s, %s', (constraint, context, met, code) => {
		const result = checkConstraint({ contextName: 'field', ...constraint }, context, surroundings);
		expect([result.met, result.reason.code]).toEqual([met, code]);
	});
});
