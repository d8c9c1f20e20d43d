/** Who asks: the Unleash context. Fields of your own stand in `properties`, or beside the others. */
export interface Context {
	[field: string]: unknown;
	properties?: Record<string, unknown> | undefined;
}

/** One condition on one field of the context. */
export interface Constraint {
	contextName: string;
	operator: string;
	values?: string[] | undefined;
	value?: string | number | undefined;
	inverted?: boolean | undefined;
	caseInsensitive?: boolean | undefined;
}

export interface Variant {
	name: string;
	/** Share of the whole; on the server the weights of a list add up to 1000. */
	weight: number;
	stickiness?: string | undefined;
	payload?: { type: string; value: string } | undefined;
	/** Legacy variants only: context values that get this variant whatever their hash. */
	overrides?: { contextName: string; values: string[] }[] | undefined;
}

export interface Strategy {
	name: string;
	parameters?: Record<string, unknown> | undefined;
	constraints?: Constraint[] | undefined;
	/** Ids of segments, where the server does not write their constraints into the strategy. */
	segments?: number[] | undefined;
	variants?: Variant[] | undefined;
}

export interface Segment {
	id: number;
	constraints: Constraint[];
}

/** A parent that must be in a state before a flag is evaluated. */
export interface Dependency {
	feature: string;
	/** `false` asks for a parent that is off. */
	enabled?: boolean | undefined;
	/** Names of the parent's variants, one of which must be chosen. */
	variants?: string[] | undefined;
}

/** A flag as an SDK receives it for one environment. */
export interface Flag {
	name: string;
	enabled: boolean;
	strategies?: Strategy[] | undefined;
	variants?: Variant[] | undefined;
	dependencies?: Dependency[] | undefined;
}

/** What an SDK holds in memory. */
export interface State {
	features: Flag[];
	segments?: Segment[] | undefined;
}

/** What an evaluation takes from outside, so that the model itself stays free of effects. */
export interface Surroundings {
	/** A number from 0 up to, but not including, 1. */
	random: () => number;
	/** The time that counts when the context has no `currentTime`. */
	now: Date;
	/** Name of the machine, for the strategy `applicationHostname`. */
	hostname: string;
}
