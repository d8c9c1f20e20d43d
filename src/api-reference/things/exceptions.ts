/** What the paths of the API do not tell about the things that operations handle. Segments are parts of a path. */
export interface ThingExceptions {
	/** Segments that say what is done or looked at, and name no thing of their own. */
	aspects: readonly string[];
	/** Segments that name the same thing as another one. */
	same: Readonly<Record<string, string>>;
	/** What a thing is called, where its segment does not say it. */
	labels: Readonly<Record<string, string>>;
	/** What holds within one tag only. */
	tags: Readonly<Record<string, TagExceptions>>;
}

/** Exceptions of one tag; they win over those of all tags. */
export interface TagExceptions {
	same?: Readonly<Record<string, string>>;
	labels?: Readonly<Record<string, string>>;
	/** Things that come first, in this order, where the number of their operations would put others there. */
	first?: readonly string[];
	/** The thing of operations whose path names none. By default the one with most operations. */
	rest?: string;
}

/** The only place where things of the API are not taken from its paths. */
export const thingExceptions: ThingExceptions = {
	aspects: [
		'archive',
		'change-password',
		'config',
		'events',
		'inactive',
		'off',
		'on',
		'pending',
		'revive',
		'search',
		'settings',
		'start',
		'validate',
	],
	same: {
		'edge-licensing': 'edge',
		'external-source': 'impact-metrics',
		instances: 'applications',
		logins: 'users',
		'milestone-strategies': 'strategies',
		progressions: 'milestones',
		ready: 'health',
		release_plans: 'release-plans',
		reset: 'simple',
		'signal-endpoint': 'signal-endpoints',
		'user-admin': 'users',
		'variants-batch': 'variants',
	},
	labels: {
		'api-tokens': 'API tokens',
		approvers: 'Reviewers',
		context: 'Context fields',
		features: 'Flags',
		link: 'Links',
		oidc: 'OpenID Connect',
		'personal-dashboard': 'Dashboard',
		'release-plan-templates': 'Templates',
		'remote-mcp': 'MCP server',
		saml: 'SAML',
		'scim-settings': 'Provisioning',
		'service-account': 'Service accounts',
		simple: 'Passwords',
		token: 'Tokens',
		'ui-config': 'Settings',
		'user-access-requests': 'Access requests',
	},
	tags: {
		'Admin UI': { first: ['ui-config'], rest: 'ui-config' },
		Auth: { same: { google: 'oidc' }, rest: 'permissions' },
		'Change Requests': { same: { 'available-reviewers': 'approvers' } },
		Features: {
			same: { projects: 'features' },
			first: ['features', 'strategies', 'environments', 'variants', 'tags'],
		},
		Metrics: { same: { traffic: 'metrics' }, labels: { metrics: 'Traffic and SDKs' } },
		Projects: {
			same: {
				dora: 'insights',
				groups: 'access',
				'health-report': 'insights',
				roles: 'access',
				sdks: 'insights',
				status: 'insights',
				users: 'access',
			},
		},
		'Release Templates': { first: ['release-plan-templates', 'milestones', 'strategies'] },
		Users: { labels: { user: 'Your account' } },
	},
};
