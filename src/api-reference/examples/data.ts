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

/** Moments that are still to come when a reader sends them. */
export const later: ReadonlySet<string> = new Set(['expiresAt', 'expireAt', 'scheduledAt']);
/** A moment that stays in the future. */
export const FUTURE = '2099-01-15T09:30:00.000Z';

/** Fields that are empty in what is in use. */
export const mostlyEmpty: ReadonlySet<string> = new Set([
	...['archivedAt', 'pausedAt', 'progressionExecutedAt', 'conflict', 'scheduleConflicts', 'defaultChange'],
]);

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
	...['disablePasswordAuth', 'maintenanceMode', 'storiesPageEnabled', 'hasUnsatisfiedDependency'],
]);

/** Numbers by name. */
export const numbers: Readonly<Record<string, number>> = {
	rollout: 50,
	weight: 1000,
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
	intervalMinutes: 1440,
	minimumExposures: 10_000,
	...{ value: 12, oldValue: 10, change: 1, current: 85, rating: 85, averageDays: 12, currentFlags: 7 },
	...{
		active: 38,
		inactive: 4,
		potentiallyStale: 6,
		users: 12,
		members: 12,
		memberCount: 12,
		currentMembers: 12,
	},
	...{
		activeCount: 38,
		staleCount: 3,
		potentiallyStaleCount: 6,
		featureCount: 47,
		totalFlags: 47,
		archivedFlags: 5,
	},
	...{
		activeFlags: 38,
		staleFlags: 3,
		potentiallyStaleFlags: 6,
		featureToggles: 47,
		archivedFeatureToggles: 21,
	},
	...{
		totalRequests: 51_200,
		totalYes: 48_700,
		totalNo: 2500,
		totalApps: 4,
		totalEnvironments: 2,
		totalUpdates: 31,
	},
	...{
		newProductionFlags: 3,
		newFlagsThisWeek: 2,
		flagsOlderThanWeek: 9,
		timeToProduction: 8,
		projectAverage: 8,
	},
	...{ medianDaysInCurrentStage: 12, medianDaysHistorically: 9, avgTimeToProduction: 8 },
	...{
		avgTimeToProdCurrentWindow: 8,
		createdCurrentWindow: 11,
		createdPastWindow: 7,
		archivedCurrentWindow: 5,
	},
	...{ archivedPastWindow: 4, projectActivityCurrentWindow: 214, projectActivityPastWindow: 187 },
	...{ avgHealthCurrentWindow: 85, avgHealthPastWindow: 82, stale: 3 },
	/* Never the role Admin, nor the first user, who is one. */
	...{ rootRole: 3, defaultRootRoleId: 3, role: 5, roleId: 5, userId: 2, user: 2, actorId: 5 },
};

/** A key of objects whose keys are free, by the name of the field that holds them. */
export const keys: Readonly<Record<string, string>> = {
	...{ properties: 'region', labels: 'region', labelSelectors: 'region', metric: 'region' },
	...{ toggles: 'new-checkout', variants: 'blue', environments: 'development', createdFlags: 'release' },
	...{ get: '/api/client/features', post: '/api/client/metrics', accessDenied: '/api/client/features' },
	...{ cachedResponses: '/api/client/features', stateTimestamps: 'Draft', splash: 'welcome' },
	...{ edgeInstanceUsage: 'self-hosted', flags: 'newPage' },
};
