/** Words with which readers say that they look for an operation. */
export const apiWords: ReadonlySet<string> = new Set(['api', 'endpoint', 'operation', 'rest']);

/** How titles of operations begin. */
export const operationVerbs =
	/^\s*(?:get|list|fetch|create|update|replace|delete|remove|add|set|toggle|bulk)\b/i;
