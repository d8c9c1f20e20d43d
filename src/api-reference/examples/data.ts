/** Texts by format of JSON Schema. */
export const formats: Readonly<Record<string, string>> = {
	'date-time': '2026-01-15T09:30:00.000Z',
	date: '2026-01-15',
	email: 'ada@example.com',
	uri: 'https://example.com/flags',
	uuid: '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10',
	ipv4: '192.0.2.10',
	hostname: 'example.com',
};

/** Texts by pattern, where neither a format nor a name fits it. */
export const patterns: Readonly<Record<string, string>> = {
	'^[0-9]+$': '1',
	'^([Cc][Ll][Ii][Ee][Nn][Tt]|[Bb][Aa][Cc][Kk][Ee][Nn][Dd]|[Ff][Rr][Oo][Nn][Tt][Ee][Nn][Dd])$': 'backend',
	'^#[0-9A-Fa-f]{6}$': '#6C65E5',
	'^\\d{4}-\\d{2}(-\\d{2})?$': '2026-01',
	'^[a-zA-Z_:][a-zA-Z0-9_:]*$': 'checkout_errors',
	'^[0-9]{4}-[0-9]{2}$': '2026-01',
};

/** What fields called `name`, `id` and `description` hold, by the schema around them. The first match wins. */
export const subjects: readonly { schema: RegExp; name: string; id?: string; description?: string }[] = [
	{ schema: /segment/i, name: 'beta-users', description: 'Customers who joined the beta program' },
	{ schema: /environment/i, name: 'development', id: 'development' },
	{ schema: /context/i, name: 'plan', description: 'The plan that the customer pays for' },
	{ schema: /tagType/i, name: 'team', description: 'The team that owns the flag' },
	{ schema: /milestone/i, name: 'Ten percent', id: '01JHM3K8Q2V6W4X8Y0Z2A4B6C8' },
	{ schema: /releasePlan|releaseTemplate/i, name: 'Careful rollout', id: '01JHM3J5N7P9R1S3T5V7W9X1Y3' },
	{ schema: /strateg/i, name: 'flexibleRollout', id: '01JHM3H2K4M6N8P0Q2R4S6T8V0' },
	{ schema: /role/i, name: 'Release manager', description: 'May turn flags on and off in production' },
	{ schema: /group/i, name: 'Checkout team', description: 'Everyone who works on the checkout' },
	{ schema: /user|profile|owner|creator|actor|createdBy|member|reviewer/i, name: 'Ada Lovelace' },
	{
		schema: /project/i,
		name: 'Checkout',
		id: 'checkout',
		description: 'Everything between cart and receipt',
	},
	{ schema: /banner/i, name: 'Maintenance tonight' },
	{ schema: /addon|integration/i, name: 'webhook', description: 'Tells the chat about changes' },
	{ schema: /signal/i, name: 'errors-above-limit', description: 'Sent when errors rise' },
	{ schema: /action/i, name: 'Turn off on errors', description: 'Turns flags off when errors rise' },
	{ schema: /variant/i, name: 'blue' },
	{ schema: /apiError/, name: 'BadDataError', id: '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10' },
	{ schema: /featureType/i, name: 'Release', id: 'release', description: 'Releases a feature step by step' },
	{ schema: /serviceAccount/i, name: 'Deployment pipeline' },
	{ schema: /signup|token/i, name: 'deployment-pipeline' },
	{ schema: /application/i, name: 'web-shop' },
	{ schema: /feature|flag|toggle/i, name: 'new-checkout', description: 'The checkout in one step' },
];

/** Values of enumerations that say more than those which come first. */
export const preferred: ReadonlySet<unknown> = new Set([
	'string',
	'IN',
	'release',
	'live',
	'Applied',
	'Approved',
	'open',
]);

/** Fields that are rarely true, so that an example with them would surprise. */
export const rarely: ReadonlySet<string> = new Set([
	...['stale', 'potentiallyStale', 'archived', 'inverted', 'caseInsensitive', 'impressionData', 'deprecated'],
	...['protected', 'disabled', 'hasConflicts', 'requireApproval', 'isSafe', 'dryRun', 'hidden'],
]);

/** Numbers by name. */
export const numbers: Readonly<Record<string, number>> = {
	rollout: 50,
	weight: 500,
	yes: 974,
	no: 50,
	health: 85,
	technicalDebt: 15,
	total: 42,
	totalEvents: 42,
	limit: 50,
	threshold: 100,
	sortOrder: 1,
	count: 12,
	requests: 1200,
	version: 1,
	revisionId: 1337,
	lifetimeDays: 40,
};

/** Texts by name. */
export const names: Readonly<Record<string, string>> = {
	...{
		name: 'new-checkout',
		id: '01JHM3G9Z1X3C5V7B9N1M3Q5W7',
		description: 'Why it is there, in one sentence',
	},
	...{ project: 'default', projectId: 'default', newProjectId: 'checkout', featureName: 'new-checkout' },
	...{
		environment: 'development',
		environmentId: 'development',
		feature: 'new-checkout',
		flag: 'new-checkout',
	},
	...{ toggleName: 'new-checkout', child: 'new-checkout', parent: 'new-payments', stickiness: 'default' },
	...{
		defaultStickiness: 'default',
		appName: 'web-shop',
		instanceId: 'web-shop-1',
		connectionId: 'web-shop-1',
	},
	...{ sdkVersion: 'unleash-client-node:6.6.0', platformName: 'node', platformVersion: '24.0.0' },
	...{ yggdrasilVersion: '0.15.0', specVersion: '5.2.0', contextName: 'userId', contextField: 'plan' },
	...{ legalValue: 'gold', strategyName: 'flexibleRollout', groupId: 'new-checkout', type: 'release' },
	...{
		displayName: 'Gradual rollout',
		title: 'Turn on the new checkout',
		label: 'Release flag',
		text: 'Looks good to me.',
	},
	...{
		username: 'ada',
		userName: 'ada',
		createdBy: 'ada',
		createdByUsername: 'ada',
		email: 'ada@example.com',
	},
	...{ userEmail: 'ada@example.com', emailDomains: 'example.com', imageUrl: 'https://example.com/ada.png' },
	...{
		createdByImageUrl: 'https://example.com/ada.png',
		password: 'a-Long-passw0rd',
		oldPassword: 'an-0ld-Password',
	},
	...{ confirmPassword: 'a-Long-passw0rd', companyName: 'Example Ltd', companyRole: 'Engineer' },
	...{ token: 'default:development.not-a-real-token', secret: 'default:development.not-a-real-token' },
	...{
		tokenName: 'deployment-pipeline',
		tokenId: '1',
		userId: '1',
		roleId: '1',
		linkId: '01JHM3F4D6G8H0J2K4L6Z8X0C2',
	},
	...{ url: 'https://example.com/hooks/unleash', link: '/projects/default', linkText: 'Read more' },
	...{
		inviteLink: 'https://unleash.example.com/new-user?token=not-a-real-token',
		unleashUrl: 'https://unleash.example.com',
	},
	...{ signOnUrl: 'https://login.example.com/saml', signOutUrl: 'https://login.example.com/logout' },
	...{
		entityId: 'https://login.example.com/metadata',
		certificate: 'MIIC-not-a-real-certificate',
		clientId: 'unleash',
	},
	...{ acrValues: 'phr', groupJsonPath: 'groups', icon: 'info', color: '#6C65E5', action: 'updateStrategy' },
	...{ value: 'blue', tagType: 'simple', tagValue: 'checkout', tag: 'simple:checkout', operator: 'IN' },
	...{
		message: 'Request validation failed.',
		path: '/body/name',
		query: 'checkout',
		q: 'checkout',
		reason: 'Not now',
	},
	...{
		permission: 'CREATE_FEATURE',
		period: '2026-01',
		week: '2026-03',
		date: '2026-01-15',
		month: '2026-01',
	},
	...{
		status: 'live',
		from: '2026-01-01',
		to: '2026-01-31',
		limit: '50',
		offset: '0',
		sortBy: 'name',
		sortOrder: 'asc',
	},
	...{ planId: '01JHM3J5N7P9R1S3T5V7W9X1Y3', templateId: '01JHM3J5N7P9R1S3T5V7W9X1Y3', segmentId: '1' },
	...{
		releasePlanTemplateId: '01JHM3J5N7P9R1S3T5V7W9X1Y3',
		releasePlanDefinitionId: '01JHM3J5N7P9R1S3T5V7W9X1Y3',
	},
	...{ milestoneId: '01JHM3K8Q2V6W4X8Y0Z2A4B6C8', activeMilestoneId: '01JHM3K8Q2V6W4X8Y0Z2A4B6C8' },
	...{ sourceMilestone: '01JHM3K8Q2V6W4X8Y0Z2A4B6C8', targetMilestone: '01JHM3N1D3F5G7H9J1K3L5M7N9' },
	...{
		milestoneName: 'Ten percent',
		strategyId: '01JHM3H2K4M6N8P0Q2R4S6T8V0',
		safeguardId: '01JHM3P2R4T6V8X0Z2B4D6F8H0',
	},
	...{ changeRequestId: '1', changeId: '1', requestedApproverId: '1', signalEndpointId: '1' },
	...{
		metricName: 'checkout_errors',
		comment: 'Ready for the release on Monday.',
		version: '8.2.0',
		ip: '192.0.2.10',
	},
	...{
		remoteAddress: '192.0.2.10',
		clientIp: '192.0.2.10',
		sessionId: '8f14e45f',
		currentTime: '2026-01-15T09:30:00.000Z',
	},
	...{
		variant: 'blue',
		region: 'eu-west-1',
		edgeVersion: '20.1.0',
		currency: 'EUR',
		namePrefix: 'checkout-',
	},
	...{
		scimId: '2819c223',
		seatType: 'Regular',
		meteredGroup: 'default',
		category: 'usability',
		child: 'new-checkout',
	},
	...{
		children: 'new-checkout',
		groupType: 'transaction',
		summary: 'ada turned on new-checkout in development',
	},
	...{
		strategie: 'flexibleRollout',
		strategy: 'flexibleRollout',
		event: 'feature-created',
		segment: 'beta-users',
	},
	...{
		oss: '8.2.0',
		enterprise: '8.2.0',
		versionOSS: '8.2.0',
		versionEnterprise: '8.2.0',
		sdkFlavor: 'unleash-client-node',
	},
	...{
		sdkFlavorVersion: '6.6.0',
		provider: 'webhook',
		endpoint: '/api/client/features',
		apiPath: '/api/client',
	},
	...{
		details: 'The key `name` is missing.',
		documentationUrl: 'https://example.com/manual',
		baseUriPath: '/demo',
	},
	...{
		alias: 'web-shop',
		group: 'checkout',
		sourceName: 'prometheus',
		maturity: 'stable',
		customer: 'Example Ltd',
	},
	...{ instanceName: 'example', plan: 'enterprise', end: '2026-01-31', start: '2026-01-01', step: '1h' },
	...{
		subscription: 'productUpdates',
		inviteEmail: 'ada@example.com',
		identifier: 'edge-1',
		favoritesFirst: 'true',
	},
	...{ instance: 'web-shop-1', edit: '/projects/default', placeholder: 'https://', auth_type: 'simple' },
	...{
		failure_reason: 'Wrong password',
		errorMessage: 'Connection refused',
		featureStrategyId: '01JHM3H2K4M6N8P0Q2R4S6T8V0',
	},
	...{ pattern: '^checkout-[a-z-]+$', example: 'checkout-one-step', conflict: 'plan was changed meanwhile' },
};
