import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Step } from '../operations/trials.ts';
import { TOKENS } from '../server/tokens.ts';

/** A request that makes the server print a message. */
interface MessageRequest {
	method: string;
	path: string;
	body?: unknown;
	/** Without it, that of an Admin. */
	token?: string;
	before?: readonly Step[];
}

const FLAGS = '/api/admin/projects/default/features';
const FLAG = `${FLAGS}/new-checkout`;
const STRATEGIES = `${FLAG}/environments/development/strategies`;
const TOKEN = { method: 'POST', path: '/api/admin/api-tokens', token: TOKENS.admin };
const dependOn = (child: string, parent: string) =>
	({ method: 'POST', path: `${FLAGS}/${child}/dependencies`, body: { feature: parent } }) as const;
const flag = (name: string): MessageRequest => ({ method: 'POST', path: FLAGS, body: { name } });
const constraint = (contextName: string, operator: string, value: object): MessageRequest => ({
	method: 'POST',
	path: '/api/admin/constraints/validate',
	body: { contextName, operator, ...value },
});
const apiToken = (type: string, environment: string, projects = ['default']): MessageRequest => ({
	...TOKEN,
	body: { tokenName: 'refused', type, environment, projects },
});
const variant = (name: string, weight: number, weightType: string) => ({
	...{ name, weight, weightType, stickiness: 'default' },
});
const strategy = (fields: object): MessageRequest => ({
	method: 'POST',
	path: STRATEGIES,
	body: {
		name: 'flexibleRollout',
		parameters: { rollout: '50', stickiness: 'default', groupId: 'x' },
		...fields,
	},
});
const many = (count: number, one: (index: number) => unknown) =>
	Array.from({ length: count }, (_, index) => one(index));

/** Requests by message, for those that no operation is recorded with in `refusals.yaml`. */
export const messageRequests: Readonly<Record<string, MessageRequest>> = {
	'token-access': {
		...TOKEN,
		before: [
			{
				sql: "INSERT INTO role_permission (role_id, permission) SELECT id, 'CREATE_CLIENT_API_TOKEN' FROM roles WHERE name = 'Viewer'",
			},
		],
		body: { tokenName: 'refused', type: 'frontend', environment: 'development', projects: ['*'] },
		token: 'user:a-viewer',
	},
	'client-token-environments': apiToken('client', '*'),
	'frontend-token-environments': apiToken('frontend', '*'),
	'token-environment': apiToken('client', 'unheard-of'),
	'token-project': apiToken('client', 'development', ['unheard-of']),
	'pat-limit': {
		method: 'POST',
		path: '/api/admin/user/tokens',
		body: { description: 'one more', expiresAt: '2099-01-01T00:00:00Z' },
		before: [
			{
				sql: "INSERT INTO personal_access_tokens (secret, description, user_id, expires_at) SELECT 'user:' || n, 'no ' || n, 1, now() + interval '1 year' FROM generate_series(1, 10) n",
			},
		],
	},
	'property-additional': {
		method: 'POST',
		path: '/auth/simple/login',
		body: { username: 'admin', password: 'wrong', more: true },
	},
	'property-enum': constraint('userId', 'UNHEARD_OF', { value: '1' }),
	'url-friendly': flag('with spaces'),
	'too-long': flag('x'.repeat(101)),
	empty: { method: 'POST', path: '/api/admin/tag-types/validate', body: { name: '' } },
	'naming-pattern': {
		...flag('UPPER'),
		before: [
			{
				sql: "INSERT INTO project_settings (project, feature_naming_pattern) VALUES ('default', '^[a-z]+$') ON CONFLICT (project) DO UPDATE SET feature_naming_pattern = '^[a-z]+$'",
			},
		],
	},
	semver: constraint('appVersion', 'SEMVER_EQ', { value: '1.2' }),
	regex: constraint('userId', 'REGEX', { value: '(' }),
	'legal-value': constraint('country', 'NUM_EQ', { value: '5' }),
	'legal-values': constraint('country', 'IN', { values: ['US'] }),
	'variant-total': strategy({
		variants: [variant('a', 0, 'variable'), variant('b', 600, 'fix'), variant('c', 600, 'fix')],
	}),
	'variant-variable': strategy({ variants: [variant('a', 500, 'fix')] }),
	'environment-variants': {
		method: 'PUT',
		path: `${FLAG}/environments/development/variants`,
		body: [variant('a', 1000, 'variable')],
	},
	'log-in': { method: 'GET', path: '/api/admin/tags', token: 'user:unknown' },
	'archived-flag-exists': { ...flag('new-checkout'), before: [{ method: 'DELETE', path: FLAG }] },
	'path-unknown': { method: 'GET', path: '/api/admin/unheard-of' },
	'segment-not-found': { method: 'DELETE', path: '/api/admin/segments/4711', token: TOKENS.admin },
	'flag-has-children': {
		method: 'DELETE',
		path: `${FLAGS}/new-payments`,
		before: [dependOn('new-checkout', 'new-payments')],
	},
	'transitive-dependency': {
		...dependOn('dark-mode', 'new-checkout'),
		before: [dependOn('new-checkout', 'new-payments')],
	},
	limit: strategy({
		constraints: many(31, () => ({ contextName: 'userId', operator: 'IN', values: ['1'] })),
	}),
	'segment-values': {
		method: 'POST',
		path: '/api/admin/segments',
		body: {
			name: 'large',
			constraints: [{ contextName: 'userId', operator: 'IN', values: many(1001, String) }],
		},
	},
	'project-flag-limit': {
		...flag('one-more'),
		before: [
			{
				sql: "INSERT INTO project_settings (project, feature_limit) VALUES ('default', 1) ON CONFLICT (project) DO UPDATE SET feature_limit = 1",
			},
		],
	},
	'invalid-origin': {
		method: 'POST',
		path: '/api/admin/ui-config/cors',
		body: { frontendApiOrigins: ['no origin'] },
	},
	'frontend-endpoint': { method: 'GET', path: '/api/frontend/client/features', token: TOKENS.frontend },
	maintenance: {
		...flag('in-maintenance'),
		before: [{ method: 'POST', path: '/api/admin/maintenance', body: { enabled: true } }],
	},
};

/** Messages that a running server can't be asked for, with the reason. */
export const notProvoked: Readonly<Record<string, string>> = {
	'custom-authentication': 'Only a server with AUTH_TYPE=custom prints it.',
	'admin-token-environment': 'Only INIT_ADMIN_API_TOKENS can name the environment of an admin token.',
};

/** What a response says that a message can be in. */
export interface Said {
	status: string;
	name: string | undefined;
	/** Its message, and those of its details. */
	texts: string[];
}

/** Reads the texts of a response: JSON as errors have it, or a line of text. */
export function refusalTexts(status: string, body: unknown): Said {
	if (typeof body !== 'object' || body === null) return { status, name: undefined, texts: [String(body)] };
	const {
		name,
		message,
		details = [],
	} = body as { name?: string; message?: string; details?: { message?: string }[] };
	return {
		status,
		name,
		texts: [message, ...details.map((one) => one.message)].filter((text) => text !== undefined),
	};
}

/** Texts of recorded refusals. */
export function recordedTexts(): Said[] {
	return readFacts('refusals').map(({ status, body }) => refusalTexts(status, body));
}

/** Whether a response contains a message of the list, whose `…` stands for anything. */
export function contains({ texts }: Said, message: string): boolean {
	const fixed = message.split('…').map((part) => RegExp.escape(part));
	const pattern = new RegExp(`(^|: )${fixed.join('.*')}\\.?( You provided .*)?$`, 's');
	return texts.some((text) => pattern.test(text));
}
