/** Words with which readers say that they look for an operation, and which name none. */
export const operationWords: ReadonlySet<string> = new Set(['endpoint', 'operation', 'rest']);

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

/** Verbs that ask for operations, by the methods of those that do so. */
export const operationVerbs: Readonly<Record<string, readonly string[]>> = {
	get: ['GET'],
	list: ['GET'],
	fetch: ['GET'],
	show: ['GET'],
	search: ['GET', 'POST'],
	export: ['GET', 'POST'],
	create: ['POST'],
	add: ['POST', 'PUT'],
	register: ['POST'],
	send: ['POST'],
	clone: ['POST'],
	copy: ['POST'],
	import: ['POST'],
	validate: ['POST', 'GET'],
	archive: ['DELETE', 'POST'],
	revive: ['POST'],
	update: ['PUT', 'PATCH', 'POST'],
	edit: ['PUT', 'PATCH', 'POST'],
	change: ['PUT', 'PATCH', 'POST'],
	replace: ['PUT'],
	set: ['PUT', 'POST'],
	toggle: ['POST', 'PUT'],
	enable: ['POST', 'PUT'],
	disable: ['POST', 'PUT'],
	bulk: ['POST', 'PUT'],
	delete: ['DELETE', 'POST'],
	remove: ['DELETE', 'POST'],
};
