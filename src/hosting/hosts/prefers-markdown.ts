/** Parameters of a media type other than its weight. */
const PARAMETERS = '\\s*(?:;(?!\\s*q=)[^;,]*)*';

/**
 * Values of `Accept` that ask for Markdown first, as a regular expression for hosts that cannot weigh media types:
 * `text/markdown` without a lower weight, and `text/html` not before it. Agents send it first. Both may have parameters.
 */
export const PREFERS_MARKDOWN = `^(?:(?!\\s*text/html${PARAMETERS}(?:,|$))[^,]*,)*\\s*text/markdown${PARAMETERS}(?:;\\s*q=1[.0]*\\s*)?(?:,.*)?$`;
