import { describe, expect, test } from 'vitest';
import { policyHosts } from '~/build/policy-hosts.ts';
import { contentSecurityPolicy } from '~/hosting/csp.ts';
import { assistantProblems } from '~/lib/environment/assistant-settings.ts';
import { readEnvironment } from '~/lib/environment/environment.ts';

const endpoint = { ASSISTANT: 'endpoint', ASSISTANT_ENDPOINT: 'https://ask.example.com:8443/v1/answers' };
const script = {
	ASSISTANT: 'script',
	ASSISTANT_SCRIPT: 'https://widget.example.com/widget.js?v=2',
	ASSISTANT_SCRIPT_OPEN: 'Widget.open',
};
const policyOf = (variables: Record<string, string>) =>
	contentSecurityPolicy([], policyHosts(readEnvironment(variables)));

test('without variables, pages are quoted and the policy names nobody', () => {
	expect(readEnvironment({}).ASSISTANT).toBe('local');
	expect(policyOf({})).toBe(policyOf({ ASSISTANT: 'none' }));
});

describe('the policy follows from the settings', () => {
	test('of an endpoint: its origin may be called', () => {
		expect(policyOf(endpoint)).toContain("connect-src 'self' https://ask.example.com:8443;");
	});

	test('of an endpoint on this site: nothing', () => {
		expect(policyOf({ ...endpoint, ASSISTANT_ENDPOINT: '/api/ask' })).toBe(policyOf({}));
	});

	test('of a widget: its script, and what it says that it needs', () => {
		const needs =
			"connect-src https://api.example.com https://log.example.com; frame-src https://frame.example.com; style-src 'unsafe-inline'; trusted-types widget";
		const policy = policyOf({ ...script, ASSISTANT_SCRIPT_POLICY: needs });
		expect(policy).toContain("script-src 'self' https://widget.example.com;");
		expect(policy).toContain("connect-src 'self' https://api.example.com https://log.example.com;");
		expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://frame.example.com;');
		expect(policy).toContain("style-src 'self' 'unsafe-inline';");
		expect(policy).toContain('trusted-types unleash-docs widget');
	});

	test('settings of a provider that is not chosen change nothing', () => {
		expect(policyOf({ ...endpoint, ...script, ASSISTANT: 'local' })).toBe(policyOf({}));
	});
});

describe('a wrong value stops the build with what to write', () => {
	test.each([
		[{ ASSISTANT: 'gpt' }, 'ASSISTANT', '"gpt"'],
		[{ ASSISTANT: 'endpoint' }, 'ASSISTANT_ENDPOINT', 'nothing, with ASSISTANT=endpoint'],
		[{ ...endpoint, ASSISTANT_ENDPOINT: 'http://ask.example.com/a' }, 'ASSISTANT_ENDPOINT', 'http://ask'],
		[{ ...endpoint, ASSISTANT_ENDPOINT: '//ask.example.com/a' }, 'ASSISTANT_ENDPOINT', '//ask'],
		[
			{ ...endpoint, ASSISTANT_ENDPOINT: "https://a.com/; script-src 'unsafe-inline'" },
			'ASSISTANT_ENDPOINT',
			';',
		],
		[{ ASSISTANT: 'script', ASSISTANT_SCRIPT_OPEN: 'a' }, 'ASSISTANT_SCRIPT', 'nothing'],
		[{ ...script, ASSISTANT_SCRIPT: 'http://widget.example.com/w.js' }, 'ASSISTANT_SCRIPT', 'http:'],
		[{ ...script, ASSISTANT_SCRIPT_OPEN: '' }, 'ASSISTANT_SCRIPT_OPEN', 'nothing'],
		[{ ...script, ASSISTANT_SCRIPT_OPEN: 'alert(1)' }, 'ASSISTANT_SCRIPT_OPEN', 'alert(1)'],
		[{ ...script, ASSISTANT_SCRIPT_ATTRIBUTES: 'data-id=1' }, 'ASSISTANT_SCRIPT_ATTRIBUTES', 'data-id=1'],
		[{ ...script, ASSISTANT_SCRIPT_ATTRIBUTES: '{"onload":"x"}' }, 'ASSISTANT_SCRIPT_ATTRIBUTES', 'onload'],
		[{ ...script, ASSISTANT_SCRIPT_ATTRIBUTES: '{"data-id":1}' }, 'ASSISTANT_SCRIPT_ATTRIBUTES', '1'],
		[{ ...script, ASSISTANT_SCRIPT_POLICY: 'connect-src *' }, 'ASSISTANT_SCRIPT_POLICY', '*'],
		[
			{ ...script, ASSISTANT_SCRIPT_POLICY: "script-src 'unsafe-inline'" },
			'ASSISTANT_SCRIPT_POLICY',
			'unsafe',
		],
		[{ ...script, ASSISTANT_SCRIPT_POLICY: 'base-uri https://a.com' }, 'ASSISTANT_SCRIPT_POLICY', 'base-uri'],
	])('%o', (variables, name, found) => {
		const [problem, ...others] = assistantProblems(variables);
		expect(others).toEqual([]);
		expect(problem?.where).toBe(name);
		expect(problem?.found).toContain(found);
		expect(() => readEnvironment(variables)).toThrow(`write:    ${name}=`);
	});

	test('what the message proposes is accepted', () => {
		for (const { where, write = '' } of assistantProblems({
			ASSISTANT: 'x',
			ASSISTANT_ENDPOINT: 'x',
			ASSISTANT_SCRIPT: 'x',
			ASSISTANT_SCRIPT_ATTRIBUTES: 'x',
			ASSISTANT_SCRIPT_OPEN: '1',
			ASSISTANT_SCRIPT_POLICY: 'x',
		}))
			expect(assistantProblems({ [where]: write.slice(where.length + 1) })).toEqual([]);
	});
});
