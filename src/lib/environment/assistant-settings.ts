import type { Problem } from '../diagnostics/build-error.ts';

/** What answers questions of readers. */
export const assistantProviders = ['local', 'endpoint', 'script', 'none'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];

/** The environment variables of the assistant. An empty one counts as not set. */
export type AssistantVariables = Partial<
	Record<
		| 'ASSISTANT'
		| 'ASSISTANT_ENDPOINT'
		| 'ASSISTANT_SCRIPT'
		| 'ASSISTANT_SCRIPT_ATTRIBUTES'
		| 'ASSISTANT_SCRIPT_OPEN'
		| 'ASSISTANT_SCRIPT_POLICY',
		string | undefined
	>
>;

/** Directives of the security policy that a widget may add to, and what may stand in them. */
const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'frame-src', 'img-src', 'font-src'] as const;
const ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/i;
const POLICY_NAME = /^[\w-]+$/;
const INLINE_STYLE = "'unsafe-inline'";

/** What a widget needs beyond the policy of the site, by directive. */
export type WidgetPolicy = Partial<Record<(typeof DIRECTIVES)[number] | 'trusted-types', string[]>>;

/** Addresses that readers' browsers may call: https ones, those of this machine, and paths of the site itself. */
const ENDPOINT =
	/^(?:https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?\/[\w.~/-]*$/i;
const SCRIPT = /^https:\/\/[a-z\d.-]+(?::\d+)?\/[\w.~/?=&%-]*$/i;

interface Check {
	name: keyof AssistantVariables;
	/** The provider that cannot do without it. */
	needed?: AssistantProvider;
	expected: string;
	example: string;
	accepts(value: string): boolean;
}

const checks: readonly Check[] = [
	{
		name: 'ASSISTANT',
		expected: `what answers questions: one of ${assistantProviders.join(', ')}`,
		example: 'local',
		accepts: (value) => (assistantProviders as readonly string[]).includes(value),
	},
	{
		name: 'ASSISTANT_ENDPOINT',
		needed: 'endpoint',
		expected:
			'where questions are sent: an https URL, or a path of this site that starts with /, without a query',
		example: 'https://ask.example.com/answers',
		accepts: (value) => ENDPOINT.test(value) && !value.startsWith('//'),
	},
	{
		name: 'ASSISTANT_SCRIPT',
		needed: 'script',
		expected: 'the script of the widget: an https URL',
		example: 'https://widget.example.com/widget.js',
		accepts: (value) => SCRIPT.test(value),
	},
	{
		name: 'ASSISTANT_SCRIPT_ATTRIBUTES',
		expected: 'attributes of the script: a JSON object of texts, with names id or data-…',
		example: '{"data-website-id":"1234"}',
		accepts: (value) => attributesOf(value) !== undefined,
	},
	{
		name: 'ASSISTANT_SCRIPT_OPEN',
		needed: 'script',
		expected: 'the function of the widget that opens it, as a global name with dots',
		example: 'Widget.open',
		accepts: (value) => /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value),
	},
	{
		name: 'ASSISTANT_SCRIPT_POLICY',
		expected: `what the widget needs, with semicolons between: ${DIRECTIVES.join(', ')} with https origins (style-src also ${INLINE_STYLE}), trusted-types with names`,
		example: 'connect-src https://api.example.com; frame-src https://frame.example.com',
		accepts: (value) => widgetPolicyOf(value) !== undefined,
	},
];

/** What is wrong with the variables of the assistant: values in another form, and those that the provider lacks. */
export function assistantProblems(variables: AssistantVariables): Problem[] {
	const provider = variables.ASSISTANT || 'local';
	return checks.flatMap(({ name, needed, expected, example, accepts }) => {
		const value = variables[name] || undefined;
		const wrong = value === undefined ? needed === provider : !accepts(value);
		if (!wrong) return [];
		const found = value === undefined ? `nothing, with ASSISTANT=${provider}` : JSON.stringify(value);
		return [{ where: name, found, expected, write: `${name}=${example}` }];
	});
}

/** Attributes of a script from JSON; undefined if it is something else. */
export function attributesOf(json: string | undefined): Record<string, string> | undefined {
	try {
		const found: unknown = JSON.parse(json || '{}');
		if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
		const fits = Object.entries(found).every(
			([name, value]) => /^(?:id|data-[a-z\d-]+)$/.test(name) && typeof value === 'string',
		);
		return fits ? (found as Record<string, string>) : undefined;
	} catch {
		return undefined;
	}
}

/** Reads what a widget needs of the policy; undefined if something in it is not understood. */
function widgetPolicyOf(text: string | undefined): WidgetPolicy | undefined {
	const policy: WidgetPolicy = {};
	for (const part of (text ?? '').split(';')) {
		const [name, ...sources] = part.trim().split(/\s+/).filter(Boolean);
		if (name === undefined) continue;
		const fits =
			name === 'trusted-types'
				? (source: string) => POLICY_NAME.test(source)
				: (source: string) => ORIGIN.test(source) || (name === 'style-src' && source === INLINE_STYLE);
		const known = name === 'trusted-types' || (DIRECTIVES as readonly string[]).includes(name);
		if (!known || sources.length === 0 || !sources.every(fits)) return undefined;
		policy[name as keyof WidgetPolicy] = sources;
	}
	return policy;
}

/** What the configured assistant adds to the security policy of the site. */
export function assistantPolicy(variables: AssistantVariables): WidgetPolicy {
	const { ASSISTANT: provider, ASSISTANT_ENDPOINT: endpoint = '', ASSISTANT_SCRIPT: script } = variables;
	if (provider === 'endpoint' && !endpoint.startsWith('/'))
		return { 'connect-src': [new URL(endpoint).origin] };
	if (provider !== 'script' || !script) return {};
	const policy = widgetPolicyOf(variables.ASSISTANT_SCRIPT_POLICY) ?? {};
	const sources = new Set([new URL(script).origin, ...(policy['script-src'] ?? [])]);
	return { ...policy, 'script-src': [...sources] };
}
