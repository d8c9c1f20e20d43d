import { apiPath } from '../../lib/urls/urls.ts';
import { anchors } from '../../schemas/data/anchors.ts';
import type { Facts } from '../../schemas/data/index.ts';
import type { Entry, FactName } from './entry.ts';

/** A setting of the server, as tables show it. */
interface Variable {
	name: string;
	default: string | undefined;
	description: string;
}

/** An operation of the API, with its texts as plain text. */
interface Operation {
	operationId: string;
	slug: string;
	method: string;
	path: string;
	title: string;
	text: string;
	plan: string;
	since?: string | undefined;
	permissions: readonly string[];
	removed?: { version?: string | undefined } | undefined;
}

/** The data that entries are made from. */
export interface EntrySources {
	variables: readonly Variable[];
	permissions: Facts<'permissions'>;
	events: Facts<'event-types'>;
	limits: Facts<'limits'>;
	operations: readonly Operation[];
}

const pages = {
	variables: '/using-unleash/deploy/configuring-unleash',
	permissions: '/reference/rbac',
	events: '/reference/events',
	limits: '/reference/resource-limits#all-limits',
} as const;

/** Everything on this site that has a name of its own. Addresses are those of the rows that show it. */
export function makeEntries({ variables, permissions, events, limits, operations }: EntrySources): Entry[] {
	return [
		...variables.map(({ name, default: usual, description }) =>
			entry('variable', name, `${pages.variables}#${anchors.variable(name)}`, description, {
				default: usual && `\`${usual}\``,
			}),
		),
		...Object.entries(permissions).map(([name, { name: title, allows, roles, since }]) => ({
			...entry('permission', name, `${pages.permissions}#${anchors.permission(name)}`, allows, {
				roles: roles.join(', '),
				since,
			}),
			title,
		})),
		...Object.entries(events).map(([name, { happened, data, preData, plan }]) =>
			entry('event', name, `${pages.events}#${name}`, happened, { data, preData, plan }),
		),
		...Object.entries(limits).map(([name, { counts, default: usual, minimum, variable, plans }]) =>
			entry('limit', name, pages.limits, counts, {
				default: usual.toLocaleString('en'),
				minimum: minimum?.toString(),
				setBy: `\`${variable}\``,
				plan: plans?.join(', '),
			}),
		),
		...operations.map(({ operationId, slug, method, path, title, text, removed, ...more }) => ({
			...entry('operation', operationId, apiPath(slug), text, {
				request: `\`${method} ${path}\``,
				permissions: more.permissions.map((name) => `\`${name}\``).join(', '),
				plan: more.plan === 'open-source' ? undefined : more.plan,
				since: more.since,
				removed: removed && (removed.version ?? 'yes'),
			}),
			title,
		})),
	];
}

function entry(
	kind: Entry['kind'],
	name: string,
	url: string,
	text: string,
	facts: Partial<Record<FactName, string | undefined>>,
): Entry {
	const told = Object.entries(facts).filter(([, value]) => value);
	return { kind, name, url, text, facts: Object.fromEntries(told) };
}
