/** Words that say nothing about what a reader looks for, in the form that `tokenize` gives them. */
export const stopWords: ReadonlySet<string> = new Set(
	`a about am an and any are as at be been but by can could did do doe does doing for from get had has have how
	i if in into is it its me my of on or our should so some than that the their them then there thes these they
	this to us use using want was we were what when wher where which who why will with would you your`.split(
		/\s+/,
	),
);

/** Words with which questions begin, folded. */
export const questionWords: ReadonlySet<string> = new Set(
	'are can could did do does had has have how is may must should was were what when where which who why will would'.split(
		' ',
	),
);
