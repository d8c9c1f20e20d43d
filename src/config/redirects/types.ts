/** An old path and where it leads now, as written in `redirects.mjs`. Both start with a slash. */
export type RedirectRow = readonly [from: string, to: string];

/** A rule for many paths. `source` is the pattern as people know it. */
export type RedirectRule =
	/** A folder that the site no longer lives in. */
	| { source: string; kind: 'removed-prefix'; prefix: string }
	/** A folder whose pages kept their names and moved to another folder. Both paths end in a slash. */
	| { source: string; kind: 'moved-folder'; from: string; to: string }
	/** An ending that every host takes off; listed so that nobody looks for it in vain. */
	| { source: string; kind: 'clean-address' };

/** A redirect that was known and is left out on purpose. */
export interface NotCarriedOver {
	source: string;
	target: string;
	reason: string;
}

/** Paths that start with `from` lead to the same path with `to` instead. Both end in a slash. */
export interface PrefixRedirect {
	from: string;
	to: string;
}

/** What hosts are told: rows and rules, worked out against the pages there are. */
export interface RedirectPlan {
	exact: ReadonlyMap<string, string>;
	prefixes: readonly PrefixRedirect[];
}
