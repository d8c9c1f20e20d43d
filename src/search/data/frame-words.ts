/** Words that put a question and do not say what it is about, in the form that `tokenize` gives them. */
export const frameWords: ReadonlySet<string> = new Set(
	`best better difference differ each every example exist explain find give good happen help keep know learn let like make
	many mean meaning more most much need not offer only possibl put recommend same see show someon something start stop
	take tell thing time try two want way whether without work write`.split(/\s+/),
);

/** Words that all pages are about, in the form that `tokenize` gives them: a question that has one more names that. */
export const siteWords: ReadonlySet<string> = new Set(['unleash', 'flag', 'feature', 'featur', 'toggl']);
