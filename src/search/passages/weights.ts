/** Measured with the questions of `tests/search/assistant`; see `MEASURED.md` beside them. */
export const weights = {
	/** Pages whose texts are read, from the best hit on. */
	pages: 12,
	/** What a word counts that stands in titles and questions of the page only, or is there as a synonym. */
	borrowed: 0.8,
	synonym: 0.75,
	/** Share of the question that titles must have, and what is lost by passages whose titles have nothing of it. */
	aboutEnough: 0.4,
	byChance: 0.55,
	/** Share of the most telling word's rarity from which on a word is a key to the question. */
	key: 0.6,
	/** Share of its key words that a passage must have with its headings, and what is lost by one that has none. */
	keysEnough: 0.66,
	withoutKeys: 0.7,
	/** What a key word counts that is there as a synonym. */
	keySynonym: 0.3,
	/** Share of the question that the sentences must have themselves, or the headings above them. */
	ownEnough: 0.4,
	/**
	 * What is gained where a title or heading is a name that the question has: so many of its words, and such a share
	 * of them.
	 */
	named: 0.3,
	nameWords: 2,
	nameShare: 0.6,
	/** Share of the question that one of the page must have to speak for the page. */
	sameQuestion: 0.6,
	/** Share of sections from which on a word is on too many to be what a question is about. */
	common: 0.12,
	/** What a word counts that only puts the question. */
	frame: 0.3,
	/** What passages of the API lose where it is not asked for, and those of what is no longer current. */
	api: 0.1,
	legacy: 0.25,
	/** What each place further down in the ranking takes from a passage. */
	place: 0.06,
	/** Longest passage in characters, what is too short to say anything, and up to where more is added to one. */
	longest: 420,
	shortest: 40,
	enough: 160,
	/** What a full-length passage loses to one that says the same in a word. */
	length: 0.05,
	/** What each line further down in its section takes from a passage, and what a row of a table loses to prose. */
	line: 0.01,
	row: 0.1,
	/** Share of the question that a title must have for the first lines of its page to answer, and what they gain. */
	leadFrom: 0.75,
	lead: 1.2,
	/** What is lost by a passage that is mostly code or the output of a program. */
	code: 0.3,
} as const;
