import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/evaluation/evaluate.ts';
import type { Context, Flag, Segment, State, Surroundings, Variant } from '../../../src/evaluation/types.ts';

interface Case {
	description: string;
	context: Context;
	toggleName: string;
}

type Event =
	| { type: 'hydration'; features: Flag[]; segments: Segment[] }
	| { type: 'feature-updated'; feature: Flag }
	| { type: 'feature-removed'; featureName: string }
	| { type: 'segment-updated'; segment: Segment }
	| { type: 'segment-removed'; segmentId: number };

interface Suite {
	name: string;
	state: State | { events: Event[] };
	tests?: (Case & { expectedResult: boolean })[];
	variantTests?: (Case & {
		expectedResult: Partial<Variant> & { enabled: boolean; feature_enabled: boolean };
	})[];
}

const folder = new URL(
	'../../../node_modules/@unleash/client-specification/specifications/',
	import.meta.url,
);
const files = readdirSync(folder).filter((file) => /^\d.*\.json$/.test(file));
const suites = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Suite);
const surroundings: Surroundings = { random: Math.random, now: new Date(), hostname: 'docs' };

test('the suite is whole', () => {
	const listed = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as string[];
	expect(files.sort()).toEqual(listed.sort());
	expect(files.length).toBeGreaterThanOrEqual(22);
});

describe.each(suites)('$name', ({ state: given, tests = [], variantTests = [] }) => {
	const state = 'events' in given ? replay(given.events) : given;

	test.each(tests)('$description', ({ toggleName, context, expectedResult }) => {
		expect(evaluate(state, toggleName, context, surroundings).enabled).toBe(expectedResult);
	});

	test.each(variantTests)('variant: $description', ({ toggleName, context, expectedResult }) => {
		const { enabled, variant } = evaluate(state, toggleName, context, surroundings);
		const { name = 'disabled', payload } = variant ?? {};
		expect({ name, payload, enabled: variant !== undefined, feature_enabled: enabled }).toEqual({
			payload: undefined,
			...expectedResult,
		});
	});
});

/** What an SDK holds after a stream of changes. */
function replay(events: Event[]): State {
	const features = new Map<string, Flag>();
	const segments = new Map<number, Segment>();
	for (const event of events) {
		if (event.type === 'hydration') {
			for (const feature of event.features) features.set(feature.name, feature);
			for (const segment of event.segments) segments.set(segment.id, segment);
		}
		if (event.type === 'feature-updated') features.set(event.feature.name, event.feature);
		if (event.type === 'feature-removed') features.delete(event.featureName);
		if (event.type === 'segment-updated') segments.set(event.segment.id, event.segment);
		if (event.type === 'segment-removed') segments.delete(event.segmentId);
	}
	return { features: [...features.values()], segments: [...segments.values()] };
}
