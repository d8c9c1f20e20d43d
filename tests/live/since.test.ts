import { describe, expect, test } from 'vitest';
import { compareVersions, fullVersion } from '../../src/prose/since/versions.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { packageHas, survivesBuild, unpackServer } from '../../src/verify/since/packaged.ts';
import { claimOf } from '../../src/verify/since/prove.ts';

/** Published servers between which much changed. `npm run since:check` looks at all releases. */
const PAIRS = [
	['4.19.5', '5.6.0'],
	['5.12.8', '6.3.0'],
	['6.10.1', '7.6.5'],
	['7.6.5', '8.2.0'],
] as const;

const entries = Object.entries(readFacts('since')).filter(([, { product }]) => product === 'server');

describe.each(PAIRS)('from the package %s to %s', (before, after) => {
	const between = entries.filter(
		([, { version }]) => compareVersions(before, version) < 0 && compareVersions(version, after) <= 0,
	);

	test('what since.yaml says to come comes, and what it says to go is gone', ({ skip }) => {
		unpack(before, after, skip);
		let told = 0;
		const wrong = between.flatMap(([key, entry]) => {
			const claim = claimOf(entry);
			if (!claim || !survivesBuild(claim.text, claim.area)) return [];
			const had = packageHas(before, claim.text, claim.area);
			const has = packageHas(after, claim.text, claim.area);
			if (had !== has) told += 1;
			// A switch can come and go between the two: then these packages cannot tell.
			const isRight = claim.comes ? !had && (has || claim.area === 'switches') : !has;
			const isBackported = entry.backported?.some((version) => compareVersions(version, before) <= 0);
			return isRight || isBackported ? [] : [`${key}: ${before} ${had}, ${after} ${has}`];
		});
		expect(wrong).toEqual([]);
		expect(told).toBeGreaterThanOrEqual(5);
	});

	test('event types that event-types.yaml says to be new or gone are', ({ skip }) => {
		unpack(before, after, skip);
		const wrong = Object.entries(readFacts('event-types')).flatMap(([type, { absentIn, lastIn }]) => {
			const has = (version: string) => packageHas(version, `'${type}'`, 'server');
			const isNew = absentIn && fullVersion(absentIn) === minorOf(before);
			const isGone = lastIn && fullVersion(lastIn) === minorOf(before);
			if (isNew && (has(before) || !has(after))) return [`${type} is not new after ${before}`];
			if (isGone && (!has(before) || has(after))) return [`${type} is not gone after ${before}`];
			return [];
		});
		expect(wrong).toEqual([]);
	});
});

const minorOf = (version: string) => version.replace(/\d+$/, '0');

function unpack(before: string, after: string, skip: (note: string) => void): void {
	for (const version of [before, after]) {
		if (!unpackServer(version)) skip(`npm cannot load unleash-server ${version}: connect to a registry once`);
	}
}
