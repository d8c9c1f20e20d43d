import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measured, sizeOf } from '../../../bench/commands.ts';
import { plainServer } from '../../../bench/plain-server.ts';
import { markdownOf, tablesIn } from '../../../bench/results.ts';
import { listening } from '../../../listening.ts';

function site(): string {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	mkdirSync(join(folder, 'a'));
	const page = '<p>A flag travels.</p>'.repeat(200);
	writeFileSync(join(folder, 'page.html'), page);
	writeFileSync(join(folder, 'page.html.br'), 'packed');
	writeFileSync(join(folder, 'a/index.html'), page);
	writeFileSync(join(folder, 'old.html'), 'leads on');
	writeFileSync(join(folder, '404.html'), 'missing');
	return folder;
}

test('the CPU time of a command is that of what it started', () => {
	const busy = `"${process.execPath}" -e "while (process.cpuUsage().user < 200_000);"`;
	const { cpu, seconds, log } = measured(`${busy} && echo done`, '.');
	expect(cpu).toBeGreaterThan(0.19);
	expect(seconds).toBeGreaterThan(0.19);
	expect(log).toBe('done\n');
});

test('a command that fails says what it said', () => {
	expect(() => measured('echo no such page; exit 3', '.')).toThrow(/ended with 3:\nno such page/);
});

test('pages, and what hosts need, count apart from copies and from pages that lead on', () => {
	expect(sizeOf(site())).toEqual({ bytes: 2 * 4400 + 15, copies: 6, files: 5, pages: 2 });
});

test('the plain server notes what traveled, also what is missing', async () => {
	const { server, takeSent } = plainServer(site());
	const { origin } = await listening(server);
	for (const path of ['/page', '/a/', '/none']) await (await fetch(origin + path)).text();
	const sent = takeSent();
	expect(sent.map(({ path }) => path)).toEqual(['/page#page', '/a/#page', '/none']);
	expect(sent[0]?.bytes).toBeLessThan(200);
	expect(takeSent()).toEqual([]);
	server.closeAllConnections();
	server.close();
});

test('a table has numbers at the right', () => {
	const table = { title: 'T', how: 'So.', head: ['Site', 'KB'], rows: [['a', 1]] };
	expect(markdownOf(table)).toBe('## T\n\nSo.\n\n| Site | KB |\n| --- | ---: |\n| a | 1 |');
});

test('the tables of a report read back as they were written', () => {
	const tables = [
		{
			title: 'A b',
			how: 'So, and so.',
			head: ['Page', 'KB'],
			rows: [
				['/a', 1.5],
				['/b', 0],
			],
		},
		{ title: 'Scale', how: 'Otherwise.', head: ['Pages'], rows: [[671]] },
	];
	const text = ['# Report', 'Words.', ...tables.map(markdownOf), '## Notes\n\n- **A**: b | c'].join('\n\n');
	expect([...tablesIn(text).values()]).toEqual(tables);
});
