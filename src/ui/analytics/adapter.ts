/** The environment variables that choose where counts go. */
export interface AnalyticsVariables {
	ANALYTICS?: string | undefined;
	ANALYTICS_URL?: string | undefined;
	ANALYTICS_ID?: string | undefined;
}

/** What is counted. Nothing in it names a reader. */
export type Count =
	| { name: 'page_view' }
	/** A search without a result. */
	| { name: 'search_empty'; query: string }
	/** Where a reader went after such a search, on the same page. */
	| { name: 'search_next'; query: string; to: string }
	/** How fast a page was for a reader: metric, milliseconds or score, and its rating. */
	| { name: 'web_vital'; metric: string; value: number; rating: string };

/** The page on which something was counted. */
export interface Visit {
	url: string;
	title: string;
	/** Origin of the site that led here, or empty. */
	referrer: string;
	language: string;
	version: string;
	/** Random for each session of a tab, and when it began, in seconds. Asked for by services that count sessions. */
	session(): { id: string; began: number };
}

/** Where counts go, once the variables are checked. */
export interface Target {
	/** Address without a slash at its end. */
	url: string;
	id: string;
}

/** What a variable must be for a service, with one example that works. */
export interface Need {
	expected: string;
	example: string;
	accepts(value: string): boolean;
	/** Taken where nothing is given; without it the variable is needed. */
	preset?: string;
}

/** A service that counts. */
export interface Adapter {
	/** The variables that it reads. Others must not be set. */
	needs: Partial<Record<'ANALYTICS_URL' | 'ANALYTICS_ID', Need>>;
	/** The request that tells a count; none where nothing is told. */
	request(count: Count, visit: Visit, target: Target): { url: string; body?: string } | undefined;
}

/** What a count says beyond its name. */
export function detailsOf({ name: _, ...details }: Count): Record<string, string | number> {
	return details;
}
