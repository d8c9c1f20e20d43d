import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the admin API takes; the server checks it, so it is not described a second time here. */
type Body = Record<string, unknown> & { name: string };

/** A flag of `world.yaml` with what is done to it after it was created. */
export interface SeedFlag extends Body {
	type: string;
	on?: string[];
	parent?: string;
	tags?: object[];
	link?: object;
	favorite?: boolean;
	stale?: boolean;
	archived?: boolean;
	strategies?: SeedStrategy[];
	productionStrategies?: SeedStrategy[];
}

/** Segments are named here; the API wants their numbers. */
export interface SeedStrategy extends Body {
	segments?: string[];
}

/** An application that registers and reports numbers. */
export interface SeedApplication {
	appName: string;
	sdkVersion: string;
	environment: 'development' | 'production';
	instances: number;
	flags: string[];
}

/** The content of `world.yaml`. */
export interface SeedData {
	contextFields: Body[];
	segments: Body[];
	tagTypes: Body[];
	customStrategies: Body[];
	users: Body[];
	apiTokens: object[];
	addons: object[];
	flags: SeedFlag[];
	applications: SeedApplication[];
	metricHours: number;
}

/** Reads `world.yaml`. */
export function readSeed(): SeedData {
	return parse(readFileSync(new URL('world.yaml', import.meta.url), 'utf8'));
}
