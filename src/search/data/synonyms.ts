import { tokenize } from '../text/words.ts';

/** Groups of words that readers use for the same thing. A word finds the others of its group, ranked lower. */
export const synonymGroups: readonly (readonly string[])[] = [
	['flag', 'toggle', 'switch', 'feature'],
	['rollout', 'release', 'canary'],
	['auth', 'authentication', 'login', 'authorization'],
	['sso', 'saml', 'oidc'],
	['oidc', 'openid'],
	['okta', 'entra', 'azure'],
	['delete', 'remove', 'revoke'],
	['create', 'add', 'new', 'generate'],
	['list', 'fetch', 'retrieve'],
	['clone', 'copy', 'duplicate'],
	['revive', 'restore', 'unarchive'],
	['reorder', 'order', 'sort'],
	['health', 'healthcheck', 'healthy'],
	['account', 'user'],
	['unused', 'inactive'],
	['update', 'edit', 'change', 'modify'],
	['permission', 'role', 'rbac', 'access'],
	['token', 'key'],
	['setup', 'install', 'configure', 'deploy'],
	['selfhosted', 'onprem', 'selfhosting'],
	['env', 'environment'],
	['config', 'configuration', 'configuring'],
	['k8s', 'kubernetes', 'helm'],
	['db', 'database', 'postgresql', 'postgres'],
	['js', 'javascript'],
	['ts', 'typescript'],
	['node', 'nodejs'],
	['golang', 'go'],
	['csharp', 'dotnet', 'net'],
	['experiment', 'experimentation', 'ab'],
	['percentage', 'percent', 'gradual'],
	['cohort', 'segment'],
	['killswitch', 'kill'],
	['audit', 'event', 'log', 'history'],
	['price', 'pricing', 'plan', 'licence', 'license'],
	['proxy', 'edge'],
	['frontend', 'client', 'browser'],
	['backend', 'server'],
	['metric', 'usage', 'insight'],
	['hook', 'webhook'],
	['approve', 'approval', 'review'],
	['upgrade', 'migrate', 'migration'],
	['bucketing', 'stickiness', 'sticky', 'hash'],
];

/** For each word the words that mean about the same. */
export const synonyms: ReadonlyMap<string, readonly string[]> = collect();

function collect(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const group of synonymGroups) {
		const words = [...new Set(group.flatMap(tokenize))];
		for (const word of words) {
			found.set(word, [...(found.get(word) ?? []), ...words.filter((other) => other !== word)]);
		}
	}
	return found;
}
