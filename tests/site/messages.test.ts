import { expect, test } from 'vitest';
import { readBuilt } from './built-site.ts';

const links = (page: string) => {
	const [, table = ''] =
		/<div class="table listed messages"[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(readBuilt(page)) ?? [];
	return [...table.matchAll(/<td[^>]*>(?:(?!<\/td>)[\s\S])* <a href="([^"]+)">([^<]+)<\/a>\.\s*<\/td>/g)].map(
		([, href, text]) => [href, text],
	);
};

test('a message leads to a section by its name, and by the name of its page from another one', () => {
	const named = links('troubleshooting/error-messages.html');
	expect(named).toContainEqual([
		'#401-this-endpoint-requires-an-api-token',
		'401: This endpoint requires an API token',
	]);
	expect(named).toContainEqual(['/reference/rbac#api-tokens', 'Role-based access control: API tokens']);
	expect(named).toContainEqual(['/reference/rbac', 'Role-based access control']);
	expect(links('reference/sdks.html')).toContainEqual([
		'/troubleshooting/error-messages#check-the-token',
		'Error messages: 401 or 403: the token is refused',
	]);
});
