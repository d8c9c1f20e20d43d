/**
 * Values of `Accept` that ask for Markdown first, as a regular expression for hosts that cannot weigh media types:
 * `text/markdown` without a lower weight, and `text/html` not before it. Agents send it first.
 */
export const PREFERS_MARKDOWN =
	'^(?:(?!\\s*text/html\\s*(?:,|$))[^,]*,)*\\s*text/markdown\\s*(?:;\\s*q=1[.0]*\\s*)?(?:,.*)?$';
