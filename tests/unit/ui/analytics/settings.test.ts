import { describe, expect, test } from 'vitest';
import { policyHosts } from '~/build/policy-hosts.ts';
import { contentSecurityPolicy } from '~/hosting/csp.ts';
import { readEnvironment } from '~/lib/environment/environment.ts';
import { analyticsTarget } from '~/ui/analytics/settings.ts';

const hostsOf = (variables: Record<string, string>) => policyHosts(readEnvironment(variables));

test('without variables nothing is counted, and the policy names no host', () => {
	expect(analyticsTarget({})).toEqual({ url: '', id: '' });
	expect(hostsOf({ VIDEO_EMBED: 'off' })).toEqual({});
});

test('services have their usual addresses, and others can be named', () => {
	expect(hostsOf({ ANALYTICS: 'plausible', ANALYTICS_ID: 'docs.test' })['connect-src']).toEqual([
		'https://plausible.io',
	]);
	expect(hostsOf({ ANALYTICS: 'ga4', ANALYTICS_ID: 'G-AB12' })['connect-src']).toEqual([
		'https://www.google-analytics.com',
	]);
	const own = { ANALYTICS: 'beacon', ANALYTICS_URL: 'https://counts.test/a/b' };
	expect(analyticsTarget(own)).toEqual({ url: 'https://counts.test/a/b', id: '' });
	expect(hostsOf(own)['connect-src']).toEqual(['https://counts.test']);
});

test('feedback and scripts of other hosts are allowed where they are configured, and nowhere else', () => {
	expect(hostsOf({ FEEDBACK_URL: 'https://feedback.test/x' })['connect-src']).toEqual([
		'https://feedback.test',
	]);
	const hosts = hostsOf({
		TRACKING_SCRIPTS: 'https://a.test/v.js, https://b.test/w.js?id=1',
		TRACKING_HOSTS: 'https://c.test',
	});
	expect(hosts['script-src']).toEqual(['https://a.test', 'https://b.test']);
	expect(hosts['connect-src']).toEqual(['https://a.test', 'https://b.test', 'https://c.test']);
	expect(contentSecurityPolicy([], hosts)).toContain('trusted-types unleash-docs unleash-docs-tracking');
	expect(contentSecurityPolicy([], {})).toMatch(/trusted-types unleash-docs(?:;|$)/);
});

describe('what is wrong stops the build, and it says what to write', () => {
	test.each([
		[{ ANALYTICS: 'matomo' }, 'ANALYTICS', '"matomo"'],
		[{ ANALYTICS: 'beacon' }, 'ANALYTICS_URL', 'nothing, with ANALYTICS=beacon'],
		[{ ANALYTICS: 'beacon', ANALYTICS_URL: 'counts.test' }, 'ANALYTICS_URL', '"counts.test"'],
		[{ ANALYTICS: 'beacon', ANALYTICS_URL: 'https://a.test/;x' }, 'ANALYTICS_URL', '"https://a.test/;x"'],
		[{ ANALYTICS: 'plausible' }, 'ANALYTICS_ID', 'nothing, with ANALYTICS=plausible'],
		[{ ANALYTICS: 'ga4', ANALYTICS_ID: 'UA-1' }, 'ANALYTICS_ID', '"UA-1"'],
		[{ ANALYTICS_ID: 'G-AB12' }, 'ANALYTICS_ID', '"G-AB12"'],
		[{ ANALYTICS_VITALS: 'yes' }, 'ANALYTICS_VITALS', '"yes"'],
		[{ FEEDBACK_URL: '/feedback' }, 'FEEDBACK_URL', '"/feedback"'],
		[{ TRACKING_SCRIPTS: 'http://a.test/v.js' }, 'TRACKING_SCRIPTS', '"http://a.test/v.js"'],
		[{ TRACKING_HOSTS: 'https://a.test/x' }, 'TRACKING_HOSTS', '"https://a.test/x"'],
	])('%j', (variables, name, found) => {
		const read = () => hostsOf(variables as Record<string, string>);
		expect(read).toThrow(`${name}\n  found:    ${found}\n  expected: `);
		expect(read).toThrow(`write:    ${name}=`);
	});
});
