import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { feedPath } from '../../src/lib/urls/urls.ts';
import { dist, readBuilt } from './built-site.ts';
import { onEveryServer } from './every-server.ts';

const TYPE = 'application/atom+xml';

onEveryServer(({ get }) => {
	test('the feed says that it is Atom, and readers of feeds on other sites may load it', async () => {
		const { status, headers, body } = await get(feedPath);
		expect([
			status,
			headers['content-type']?.replace(/;.*/, ''),
			headers['access-control-allow-origin'],
		]).toEqual([200, TYPE, '*']);
		expect(headers['content-security-policy']).toBe((await get('/')).headers['content-security-policy']);
		expect(body.equals(readFileSync(join(dist, feedPath)))).toBe(true);
	});

	test('pictures of pages are served as PNG', async () => {
		const { status, headers } = await get('/og/reference/segments.png');
		expect([status, headers['content-type']]).toEqual([200, 'image/png']);
	});
});

test('hosts that are set up by files are told what the feed is', () => {
	expect(readBuilt('_headers')).toMatch(
		new RegExp(`\\n${feedPath}\\n(?:  .*\\n)*  Content-Type: ${TYPE.replace('+', '\\+')}`),
	);
	const { headers } = JSON.parse(readBuilt('vercel.json')) as {
		headers: { source: string; headers: { key: string; value: string }[] }[];
	};
	const own = headers.find(({ source }) => source === feedPath)?.headers;
	expect(own).toContainEqual({ key: 'Content-Type', value: `${TYPE}; charset=utf-8` });
});
