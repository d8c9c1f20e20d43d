/**
 * Words that say nothing about what a reader looks for, in the form that `tokenize` gives them, which splits `isn't` and
 * `flag's` at the apostrophe.
 */
export const stopWords: ReadonlySet<string> = new Set(
	`a about am an and any are as at be been but by can could did do doe does doing for from get had has have how
	i if in into is it its me my of on or our should so some than that the their them then there thes these they
	this to us use using want was we were what when wher where which who why will with would you your
	s t ll re ve aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn`.split(/\s+/),
);

/** Words with which questions begin, folded. */
export const questionWords: ReadonlySet<string> = new Set(
	'are can could did do does had has have how is may must should was were what when where which who why will would'.split(
		' ',
	),
);

/** Words that say nothing where they stand in a sentence, in the form that `tokenize` gives them; alone they may. */
export const fillers: ReadonlySet<string> = new Set(
	`able after again all already also alway another any anybody anyone back befor being both com come each els even ever every go goe
	going got happen her here itself just keep know let like look made make makes many mean more most much must need
	never no not now often one only other out over own peopl please possibl possible put really same say see sometime someone something
	still sure take tell thing tim today tomorrow too try up very via want way well yesterday yet`.split(/\s+/),
);

/** Where `go` is the language: `in go`, `the go client`. */
export const namesGo =
	/\b(?:in|with|for|from|using|a|the|our|my) go\b(?! (?:live|back|on|to|off|down|up)\b)|\bgo (?:sdk|client|app|application|service|server|code|module|program)s?\b/i;
