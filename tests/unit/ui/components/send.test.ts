import { expect, test } from 'vitest';
import { policyHosts } from '~/build/policy-hosts.ts';
import { readEnvironment } from '~/lib/environment/environment.ts';
import { readOrigins } from '~/lib/environment/origins.ts';
import { sendButton } from '~/ui/components/your-server/send-button.ts';

const request = { method: 'GET', origin: '', target: '/api/x?a="b"', headers: [] } as const;

test('without hosts there is no button, and the policy allows no other host', () => {
	expect(readOrigins(undefined)).toEqual([]);
	expect(sendButton(request, [], 'Send')).toBe('');
	expect(policyHosts(readEnvironment({}))['connect-src']).toBeUndefined();
});

test('hosts of the operator come into the policy, each once', () => {
	const list = ' https://Unleash.example.com/ ,http://localhost:4242,https://unleash.example.com';
	const origins = ['https://unleash.example.com', 'http://localhost:4242'];
	expect(readOrigins(list)).toEqual(origins);
	expect(policyHosts(readEnvironment({ API_CONSOLE_HOSTS: list }))['connect-src']).toEqual(origins);
});

test('the button carries what it sends', () => {
	const html = sendButton(request, ['https://a.example.com'], 'Send');
	const [, data = ''] = /data-request="([^"]*)"/.exec(html) ?? [];
	expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual({
		method: 'GET',
		target: '/api/x?a="b"',
		headers: [],
	});
});

test.each([
	'unleash.example.com',
	'https://unleash.example.com/demo',
	'https://*.example.com',
	'https://a.example.com; script-src *',
	"https://a.example.com,'unsafe-inline'",
	'wss://a.example.com',
])('%s stops the build, and it says what to write', (value) => {
	const read = () => readEnvironment({ API_CONSOLE_HOSTS: value });
	expect(read).toThrow(`found:    ${JSON.stringify(value)}`);
	expect(read).toThrow(/write: {4}API_CONSOLE_HOSTS=https:/);
});
