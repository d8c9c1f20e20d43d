/** What one call of a tool may bring and take, so that no argument makes the server slow or its answer endless. */
export const mcpLimits = {
	/** Characters of a query, a path or a name. */
	text: 300,
	/** Characters of a value in a context, a constraint or a parameter. */
	value: 2_000,
	/** Flags of a state; what one environment of a large instance has. */
	flags: 1_000,
	/** Entries of any other list. The server takes 250 values in a constraint. */
	entries: 250,
	/** Characters of a page in one answer: about 10,000 tokens. */
	page: 40_000,
	/** Lines of one page that are listed, and characters of one. */
	linesOfPage: 5,
	line: 300,
	/** Operations in one answer. */
	operations: 400,
	/** Milliseconds that an evaluation has: patterns can be written so that they never end. */
	evaluation: 2_000,
	/** Bytes of a request over HTTP. */
	body: 2_000_000,
	/** Members of one argument, counted through all of its levels. */
	members: 50_000,
} as const;
