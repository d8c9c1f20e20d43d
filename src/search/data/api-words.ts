/** Words with which readers say that they look for an operation, and which name none. */
export const operationWords: ReadonlySet<string> = new Set([
	'endpoint',
	'operation',
	'rest',
	'curl',
	'programmatically',
]);

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

/** `api` behind one of these is how the reader wants to do something: `create a flag with the API`. */
export const waysToApi =
	/\b(?:by|from|in|on|over|through|using|via|with) (?:the |an? )?(?:admin |rest |http )?api\b/i;

/** What operations do, with the methods of those that do so and the verbs with which readers and titles say it. */
const deeds: readonly { deed: string; methods: readonly string[]; verbs: string }[] = [
	{ deed: 'get', methods: ['GET'], verbs: 'get list fetch show read retrieve view load' },
	{ deed: 'search', methods: ['GET', 'POST'], verbs: 'search query' },
	{ deed: 'count', methods: ['GET'], verbs: 'count' },
	{ deed: 'export', methods: ['GET', 'POST'], verbs: 'export download' },
	{ deed: 'create', methods: ['POST', 'PUT'], verbs: 'create add make new generate issue define' },
	{ deed: 'register', methods: ['POST'], verbs: 'register' },
	{ deed: 'send', methods: ['POST'], verbs: 'send report submit' },
	{ deed: 'create send register', methods: ['POST'], verbs: 'post' },
	{ deed: 'create', methods: ['POST'], verbs: 'invite' },
	{ deed: 'change create', methods: ['PUT', 'POST', 'PATCH'], verbs: 'assign give grant put' },
	{ deed: 'approve change', methods: ['POST', 'PUT'], verbs: 'approve reject apply cancel schedule' },
	{ deed: 'clone', methods: ['POST'], verbs: 'clone copy duplicate' },
	{ deed: 'import', methods: ['POST'], verbs: 'import' },
	{ deed: 'check', methods: ['POST', 'GET'], verbs: 'validate check verify' },
	{ deed: 'archive', methods: ['DELETE', 'POST'], verbs: 'archive' },
	{ deed: 'revive', methods: ['POST'], verbs: 'revive restore unarchive' },
	{
		deed: 'change',
		methods: ['PUT', 'PATCH', 'POST'],
		verbs: 'update edit change modify replace set overwrite patch rename configure extend mark',
	},
	{ deed: 'toggle', methods: ['POST', 'PUT'], verbs: 'toggle flip' },
	{ deed: 'enable', methods: ['POST', 'PUT'], verbs: 'enable activate' },
	{ deed: 'disable', methods: ['POST', 'PUT'], verbs: 'disable deactivate' },
	{ deed: 'bulk', methods: ['POST', 'PUT'], verbs: 'bulk' },
	{ deed: 'delete', methods: ['DELETE', 'POST'], verbs: 'delete remove revoke drop' },
];

/** What the first word of a query or of a title says that is done. */
export const deedOf: ReadonlyMap<string, { deed: string; methods: readonly string[] }> = new Map(
	deeds.flatMap(({ verbs, ...deed }) => verbs.split(' ').map((verb) => [verb, deed] as const)),
);

/** Names of one thing, in the form that `tokenize` gives them: ids of operations say `feature` where titles say `flag`. */
export const sameThing: ReadonlyMap<string, string> = new Map([
	['feature', 'flag'],
	['featur', 'flag'],
	['toggle', 'flag'],
	['toggl', 'flag'],
]);

/** `turn a flag on`, `switch off`: what is done stands in the second word. */
export const turns = /^(?:turn|switch|toggle)\b.*?\b(on or off|on|off)\b/i;
