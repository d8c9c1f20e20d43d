import { expect, test } from 'vitest';
import { tellingWords } from '~/search/adapters/telling.ts';

test.each([
	['how do i revoke a token', 'revoke token'],
	['stickiness', 'stickiness'],
	['how to', 'how to'],
	['flag not updating after deploy', 'flag not updating after deploy'],
])('of "%s" the telling words are "%s"', (query, words) => {
	expect(tellingWords(query)).toBe(words);
});

test.each([
	['POST /api/admin/projects/default/features', 'POST api admin projects features'],
	['/api/admin/projects/{projectId}/features/:name', 'api admin projects features'],
	['https://app.example.com/api/admin/user-admin/12?x=1', 'api admin user-admin'],
	['/api/admin/release-plan-templates/01J8ZK5/milestones', 'api admin release-plan-templates milestones'],
	['/health', 'health'],
])('of the path "%s" the names are "%s"', (query, words) => {
	expect(tellingWords(query)).toBe(words);
});

test('a path within a sentence is no path alone', () => {
	expect(tellingWords('curl fails on /api/admin/projects/default')).toContain('curl fails');
});
