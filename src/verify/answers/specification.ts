import { readdirSync, readFileSync } from 'node:fs';
import type { Context, Flag, Segment, State, Variant } from '../../evaluation/types.ts';

/** What the cases of the client specification have in common. */
export interface SpecificationCase {
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

/** One file of the client specification. */
export interface Suite {
	file: string;
	name: string;
	/** What an SDK holds; of the files with changes, after all of them. */
	state: State;
	tests: (SpecificationCase & { expectedResult: boolean })[];
	variantTests: (SpecificationCase & {
		expectedResult: Partial<Variant> & { enabled: boolean; feature_enabled: boolean };
	})[];
}

const folder = new URL(
	'../../../node_modules/@unleash/client-specification/specifications/',
	import.meta.url,
);

/** Names of the files that the client specification lists. */
export const listedFiles = (): string[] => JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));

/** Reads all files of the client specification. */
export function readSuites(): Suite[] {
	const files = readdirSync(folder).filter((file) => /^\d.*\.json$/.test(file));
	return files.map((file) => {
		const { state, ...suite } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
		const whole = 'events' in state ? replay(state.events) : state;
		return { tests: [], variantTests: [], ...suite, file, state: whole };
	});
}

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
