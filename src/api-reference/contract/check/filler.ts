/**
 * Words that say nothing of a field by themselves: small words, and the nouns by which fields are introduced. In the
 * singular, as `stem` of `thin.ts` makes them.
 */
export const filler: ReadonlySet<string> = new Set(
	[
		'a about after all an and any are as at be been before by can do does each every everything for from had has have',
		'he her here his how if in into it itself its many may more much must no not of on only or other our out so',
		'some such than that the their them then there these they this those to up was were what when where whether which',
		'who whom whose why will with you your',
		'address entry field id identifier kind list name number object one people see set text thing type value version',
	].flatMap((line) => line.split(' ')),
);
