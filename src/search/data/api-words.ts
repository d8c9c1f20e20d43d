// cspell:ignore featur toggl multipl singl

/** Words with which readers say that they look for an operation, and which name none. */
export const operationWords: ReadonlySet<string> = new Set([
	'endpoint',
	'operation',
	'rest',
	'curl',
	'programmatically',
]);

/** Forms of requests. Behind what to do, or before it, they say that an operation is meant: `get flags json`. */
export const requestForms: ReadonlySet<string> = new Set(['api', 'call', 'http', 'json', 'script']);

/** `api` behind one of these is the name of an API. */
export const kindsOfApi: ReadonlySet<string> = new Set([
	'admin',
	'client',
	'end',
	'frontend',
	'backend',
	'the',
	'unleash',
]);

/** How the reader wants something done: `create a flag with the API`, `via rest`. */
export const waysToApi =
	/\b(?:by|from|in|on|over|through|using|via|with) (?:the |an? )?(?:admin |rest |http )?(?:api(?: calls?)?|curl|rest(?: calls?)?|endpoint)\b/i;

/** The same, where it says so of what is to be done only: `by script`, `in one request`, `flags json`. */
export const waysToRequest =
	/\b(?:as|by|in|over|through|using|via|with) (?:an? |one |the |single )*(?:http(?: call| request)?|json|requests?|script)\b|\s(?:json|http|script)$/i;

/** What may stand before an order, and says nothing of what is to be done: `how to`, `api call to`, `script that`. */
export const beforeOrder =
	/^(?:(?:how (?:to|do (?:i|we|you)|can (?:i|we|you))|(?:i|we) (?:want|need) to|please|which|what|is there|the|an?|admin|rest|http|api|curl|script|endpoint|request|call|operation|to|for|that)\s+)+/i;

/** What operations do, with the methods of those that do so and the verbs with which readers and titles say it. */
interface NamedDeed {
	/** One name for all the verbs; several where it can be any of them, the likeliest first. */
	deed: string;
	methods: readonly string[];
	verbs: string;
	/** Verbs that say it only where an operation is meant: `hide` is something that guides tell, too. */
	saidVerbs?: string;
	/** Verbs that say it and name what it is done with: to `tag` a flag is to add a tag. */
	nouns?: string;
	/** What operations that do it have in their names besides, in the form that `tokenize` gives it. */
	implies?: string;
	/** Several words that say it, with … for what stands between them. */
	phrases?: readonly string[];
}

const deeds: readonly NamedDeed[] = [
	{
		deed: 'get',
		methods: ['GET'],
		verbs: 'get list fetch show read retrieve view load',
		saidVerbs: 'see find look print display pull know',
		phrases: ['who'],
	},
	{
		deed: 'get search',
		methods: ['GET', 'POST'],
		verbs: '',
		implies: 'event',
		phrases: [
			'who changed',
			'who created',
			'who deleted',
			'who did',
			'who edited',
			'who removed',
			'who turned',
		],
	},
	{ deed: 'search', methods: ['GET', 'POST'], verbs: 'search query' },
	{ deed: 'count get', methods: ['GET'], verbs: 'count', phrases: ['how many', 'number of'] },
	{ deed: 'export get', methods: ['GET', 'POST'], verbs: 'export download', saidVerbs: 'dump' },
	{
		deed: 'create change',
		methods: ['POST', 'PUT'],
		verbs: 'create add make new generate issue define',
		saidVerbs: 'build put register rotate',
		nouns: 'tag label comment',
		phrases: ['set up'],
	},
	{ deed: 'register send', methods: ['POST'], verbs: 'register' },
	{ deed: 'send register', methods: ['POST'], verbs: 'send report submit', saidVerbs: 'mail push' },
	{ deed: 'send register create', methods: ['POST'], verbs: 'post' },
	{ deed: 'create', methods: ['POST'], verbs: 'invite' },
	{ deed: 'change create', methods: ['PUT', 'POST', 'PATCH'], verbs: 'assign give grant put' },
	{
		deed: 'approve change',
		methods: ['POST', 'PUT'],
		verbs: 'approve reject apply cancel schedule',
		saidVerbs: 'accept decline',
		implies: 'stat',
	},
	{ deed: 'clone', methods: ['POST'], verbs: 'clone copy duplicate', phrases: ['make … copy'] },
	{ deed: 'import', methods: ['POST'], verbs: 'import upload' },
	{
		deed: 'check get',
		methods: ['POST', 'GET'],
		verbs: 'validate check verify',
		saidVerbs: 'test',
		nouns: 'ping',
	},
	{ deed: 'archive delete', methods: ['DELETE', 'POST'], verbs: 'archive' },
	{
		deed: 'revive',
		methods: ['POST'],
		verbs: 'revive restore unarchive',
		phrases: ['bring … back', 'get … back', 'undo archive', 'undo archiving', 'undo delete'],
	},
	{
		deed: 'change',
		methods: ['PUT', 'PATCH', 'POST'],
		verbs: 'update edit change modify replace set overwrite patch rename configure extend mark',
		saidVerbs: 'switch reorder move adjust limit',
	},
	{ deed: 'toggle', methods: ['POST', 'PUT'], verbs: 'toggle flip' },
	{ deed: 'enable', methods: ['POST', 'PUT'], verbs: 'enable activate' },
	{ deed: 'disable', methods: ['POST', 'PUT'], verbs: 'disable deactivate', saidVerbs: 'hide' },
	{
		deed: 'delete',
		methods: ['DELETE', 'POST'],
		verbs: 'delete remove revoke drop wipe purge erase',
		saidVerbs: 'kick unassign cleanup expire',
		phrases: [
			'get rid of',
			'throw … away',
			'throw … out',
			'kick … out',
			'take … off',
			'take … away',
			'take … out',
		],
	},
];

type KnownDeed = { deed: string; methods: readonly string[]; implies?: string };

const knownDeed = ({ deed, methods, implies }: NamedDeed): KnownDeed => ({
	deed,
	methods,
	...(implies && { implies }),
});

const byVerb = (verbsOf: (deed: NamedDeed) => string | undefined): ReadonlyMap<string, KnownDeed> =>
	new Map(
		deeds.flatMap((deed) => {
			const verbs = verbsOf(deed)?.split(' ') ?? [];
			return verbs.map((verb) => [verb, knownDeed(deed)] as const);
		}),
	);

/** What the first word of a query or of a title says that is done. */
export const deedOf = byVerb(({ verbs }) => verbs);

/** What a word says that is done where an operation is meant. */
export const saidDeedOf = byVerb(({ saidVerbs }) => saidVerbs);

/** What a word says that is done, and names what it is done with. */
export const nounDeedOf = byVerb(({ nouns }) => nouns);

/** What several words say that is done; the words are the groups of the pattern. */
export const phrasedDeeds: readonly (KnownDeed & { pattern: RegExp })[] = deeds
	.flatMap((deed) => (deed.phrases ?? []).map((phrase) => ({ deed, phrase })))
	.toSorted((a, b) => b.phrase.length - a.phrase.length)
	.map(({ deed, phrase }) => ({
		...knownDeed(deed),
		pattern: new RegExp(`^(${phrase.replaceAll(' … ', ')\\b.*?\\b(')})\\b`, 'u'),
	}));

/** Names of one thing, in the form that `tokenize` gives them: ids of operations say `feature` where titles say `flag`. */
export const sameThing: ReadonlyMap<string, string> = new Map([
	['feature', 'flag'],
	['featur', 'flag'],
	['toggle', 'flag'],
	['toggl', 'flag'],
	['bulk', 'several'],
	['batch', 'several'],
	['mass', 'several'],
	['many', 'several'],
	['multipl', 'several'],
]);

/** Words before a deed that say on how many things it is done: `bulk enable`. */
export const quantities = /^(?:bulk|batch|mass)\b[\s-]*/i;

/** Words of operations and of orders that do not say what something is done to. */
export const emptyOfOperations: ReadonlySet<string> = new Set(['new', 'list', 'whether']);

/** Words that say of a thing that there are more of it. */
export const many: ReadonlySet<string> = new Set(
	'all bulk batch each every list lists mass many multiple several'.split(' '),
);

/** Where things stand: operations on a flag name its project, and are none on projects. */
export const containers: ReadonlySet<string> = new Set([
	'all',
	'environment',
	'instance',
	'one',
	'part',
	'project',
	'set',
	'several',
	'singl',
]);

/** Words of titles behind which no longer stands what something is done to. */
export const behindObject =
	/\b(?:of|that|in|with|without|to|for|from|on|at|as|by|into|when|which|who|while|everywhere)\b/i;

/** `turn a flag on`, `switch off`: what is done stands in the second word; `on` before an article says where. */
export const turns =
	/^(?:turn|switch|toggle)\b(?: (?=o)|.*?\b(?=(?:on or off|on|off)\b(?! (?:a|all|an|each|every|my|our|the|this)\b)))(on or off|on|off)\b/i;
