import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import { BuildError, formatProblem, type Problem } from '../diagnostics/build-error.ts';
import {
	type AnalyticsValues,
	analyticsExpectations,
	analyticsFields,
	type Expectation,
	isAddressList,
} from './analytics-variables.ts';
import { type AssistantVariables, assistantProblems, assistantProviders } from './assistant-settings.ts';
import { isOrigin, readOrigins } from './origins.ts';
import { otherBuilds } from './other-builds.ts';

/** The environment variables that choose the engine. An empty one counts as not set. */
export type SearchVariables = Partial<
	Record<
		| 'SEARCH_ENGINE'
		| 'SEARCH_INDEX'
		| 'SEARCH_HOSTS'
		| 'SEARCH_APP_ID'
		| 'SEARCH_KEY'
		| 'SEARCH_LOCAL_FALLBACK',
		string | undefined
	>
>;

/**
 * Every environment variable that the site reads, declared once: `astro:env` makes them typed, and
 * `readEnvironment` checks them when the configuration loads, so that a wrong one stops the build.
 */
export const environmentSchema = {
	SITE_URL: envField.string({
		context: 'server',
		access: 'public',
		optional: true,
		url: true,
		default: 'https://docs.getunleash.io',
	}),
	OTHER_BUILDS: envField.string({ context: 'server', access: 'public', optional: true }),
	SERVICE_WORKER: envField.enum({
		context: 'client',
		access: 'public',
		optional: true,
		values: ['on', 'off'],
		default: 'on',
	}),
	VIDEO_EMBED: envField.enum({
		context: 'client',
		access: 'public',
		optional: true,
		values: ['on', 'off'],
		default: 'on',
	}),
	SDK_READMES: envField.enum({
		context: 'server',
		access: 'public',
		optional: true,
		values: ['on', 'off'],
		default: 'off',
	}),
	SDK_README_BASE: envField.string({
		context: 'server',
		access: 'public',
		optional: true,
		url: true,
		default: 'https://raw.githubusercontent.com',
	}),
	CSP_REPORT_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
	API_CONSOLE_HOSTS: envField.string({ context: 'server', access: 'public', optional: true }),
	...analyticsFields,
	ASSISTANT: envField.enum({
		context: 'server',
		access: 'public',
		optional: true,
		values: [...assistantProviders],
		default: 'local',
	}),
	ASSISTANT_ENDPOINT: envField.string({ context: 'server', access: 'public', optional: true }),
	ASSISTANT_SCRIPT: envField.string({ context: 'client', access: 'public', optional: true }),
	ASSISTANT_SCRIPT_ATTRIBUTES: envField.string({ context: 'client', access: 'public', optional: true }),
	ASSISTANT_SCRIPT_OPEN: envField.string({ context: 'client', access: 'public', optional: true }),
	ASSISTANT_SCRIPT_POLICY: envField.string({ context: 'server', access: 'public', optional: true }),
	SEARCH_ENGINE: searchField('local'),
	SEARCH_INDEX: searchField(),
	SEARCH_HOSTS: searchField(),
	SEARCH_APP_ID: searchField(),
	SEARCH_KEY: searchField(),
	SEARCH_LOCAL_FALLBACK: searchField('on'),
};

/** Text, whatever it says: `searchSettings` judges it, and the embedded engine serves where it is wrong. */
function searchField(value?: string) {
	return envField.string({
		context: 'client',
		access: 'public',
		optional: true,
		...(value === undefined ? {} : { default: value }),
	});
}

type Field = {
	type: string;
	optional?: boolean;
	default?: unknown;
	url?: boolean;
	values?: readonly string[];
};

/** What a variable must look like that stops the build when it is wrong, with one example that works. */
const expectations: Partial<Record<keyof typeof environmentSchema, Expectation>> = {
	...analyticsExpectations,
	SITE_URL: {
		expected: 'the address the site is served from: an http or https URL without a user, password or path',
		example: 'https://docs.example.com',
	},
	OTHER_BUILDS: {
		expected: 'the folders that other builds behind the same host serve: paths separated by commas',
		example: '/reference/sdks,/unleash-academy',
	},
	SERVICE_WORKER: {
		expected: 'on (visited pages can be read offline) or off (no worker; one that is there removes itself)',
		example: 'off',
	},
	VIDEO_EMBED: {
		expected: 'on (a click plays a video in the page) or off (a click opens it on its own site)',
		example: 'off',
	},
	SDK_READMES: {
		expected: 'on (pages of SDKs quote their READMEs, fetched while the site is built) or off',
		example: 'on',
	},
	SDK_README_BASE: {
		expected: 'the address before owner, name, revision and file of a README: an http or https URL',
		example: 'https://raw.githubusercontent.com',
	},
	CSP_REPORT_URL: {
		expected:
			'where browsers send what the security policy blocked: an https URL of letters, digits and - . _ ~ : / ? = & % + @',
		example: 'https://reports.example.com/csp',
	},
	API_CONSOLE_HOSTS: {
		expected:
			'the servers that API pages may call: http or https origins without a path, separated by commas',
		example: 'https://unleash.example.com,http://localhost:4242',
	},
};

/**
 * Reads the variables from the process and from `.env` files and checks them.
 *
 * @returns the values, with defaults filled in
 * @throws {BuildError} listing each wrong variable with what was found, what is expected and what to write
 */
export function readEnvironment(source = loadEnv('production', process.cwd(), '')) {
	const problems: Problem[] = [];
	const values: Record<string, string | undefined> = {};
	for (const [name, field] of Object.entries(environmentSchema) as [
		keyof typeof environmentSchema,
		Field,
	][]) {
		const found = source[name] || undefined;
		values[name] = found ?? (field.default as string | undefined);
		const expectation = expectations[name];
		if (found !== undefined && expectation && !accepts(name, field, found)) {
			const { expected, example } = expectation;
			problems.push({ where: name, found: JSON.stringify(found), expected, write: `${name}=${example}` });
		}
	}
	problems.push(...assistantProblems(values));
	if (problems.length > 0) {
		throw new BuildError(
			`Environment variables that cannot be used:\n\n${problems.map(formatProblem).join('\n\n')}`,
		);
	}
	return values as unknown as {
		SITE_URL: string;
		OTHER_BUILDS: string | undefined;
		SERVICE_WORKER: 'on' | 'off';
		VIDEO_EMBED: 'on' | 'off';
		CSP_REPORT_URL: string | undefined;
		API_CONSOLE_HOSTS: string | undefined;
	} & AnalyticsValues &
		AssistantVariables &
		SearchVariables;
}

function accepts(name: string, field: Field, value: string): boolean {
	if (field.type === 'enum') return field.values?.includes(value) ?? false;
	if (field.type === 'boolean') return value === 'true' || value === 'false';
	if (name === 'SITE_URL') return isOrigin(value);
	if (name === 'SDK_README_BASE') return /^https?:\/\/[^\s?#]+$/.test(value) && URL.canParse(value);
	if (name === 'OTHER_BUILDS') return otherBuilds(value) !== undefined;
	if (name === 'CSP_REPORT_URL') return isReportUrl(value);
	if (name === 'FEEDBACK_URL' || name === 'TRACKING_SCRIPTS' || name === 'TRACKING_HOSTS')
		return isAddressList(name, value);
	if (name === 'API_CONSOLE_HOSTS') return readOrigins(value) !== undefined;
	return true;
}

/** Other signs end a directive or mean something to a host: its address goes into their files as it is. */
function isReportUrl(value: string): boolean {
	return URL.canParse(value) && /^https:\/\/[\w.~:/?=&%+@-]+$/.test(value);
}
