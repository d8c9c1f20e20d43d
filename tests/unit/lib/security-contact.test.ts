import { expect, test } from 'vitest';
import { securityText } from '~/lib/security-contact.ts';

test('the contact for security problems has the fields of RFC 9116 and holds for less than a year', () => {
	const now = new Date('2026-11-22T10:30:00Z');
	const text = securityText('https://docs.example.com', now);
	const fields = new Map(
		text
			.trimEnd()
			.split('\n')
			.map((line) => line.split(/: (.*)/, 2) as [string, string]),
	);
	expect([...fields.keys()].sort()).toEqual([
		'Canonical',
		'Contact',
		'Expires',
		'Policy',
		'Preferred-Languages',
	]);
	expect(fields.get('Canonical')).toBe('https://docs.example.com/.well-known/security.txt');
	expect(fields.get('Expires')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
	const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
	expect(days).toBeGreaterThan(180);
	expect(days).toBeLessThan(365);
	for (const name of ['Contact', 'Policy']) expect(fields.get(name)).toMatch(/^https:\/\//);
});
