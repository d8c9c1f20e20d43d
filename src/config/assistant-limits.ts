/** Every number of the assistant. Apart from `limits`, so that pages load them with the assistant only. */
export const assistantLimits = {
	/** Characters of a question; what is longer is cut, and the answer says so. */
	question: 1000,
	/** Quotes of an answer, and passages that are sent to an endpoint. */
	quotes: 3,
	passages: 6,
	/** Confidence, from 0 to 1, that one quote must have, or there is no answer. `tests/search/assistant` holds it. */
	confidence: 0.52,
	/** Confidence from which on a quote is called a close match. */
	close: 0.8,
	/** Share of the confidence of the surest quote that others must have. */
	nextTo: 0.7,
	/** Questions and answers that are sent to an endpoint with a new question, and those that are kept. */
	history: 6,
	kept: 20,
	/** Characters of an answer; what follows is not read. */
	answer: 30_000,
	/** Characters of the events of an answer, in which each word may have 300 around it. */
	events: 20_000_000,
	/** Sources of an answer, characters of their titles and URLs. Texts name them by one or two digits. */
	sources: 99,
	title: 300,
	url: 2000,
	/** Levels of lists, quotes and emphasis inside each other, and marks of a paragraph: what has more is shown as text. */
	depth: 16,
	marks: 500,
	/** Milliseconds without a byte after which an endpoint counts as silent. */
	silence: 30_000,
	/** Seconds to wait after too many questions, where the endpoint does not say. */
	wait: 30,
} as const;
