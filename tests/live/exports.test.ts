import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpFile } from '../../src/api-reference/exports/http-file.ts';
import { postmanCollection } from '../../src/api-reference/exports/postman.ts';
import { foldersOf } from '../../src/api-reference/exports/requests.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { localOrigin } from '../../src/lib/http-request.ts';
import { readGuide } from '../../src/verify/clients/guide.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';
import { triedOperations } from '../../src/verify/operations/trials.ts';
import { cacheFolder, withoutScriptSettings } from '../../src/verify/server/packages.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';

const SEND_MS = 290_000;

/** Read operations that need no state of their own before. */
const reading = triedOperations(loadReference().operations)
	.filter(({ operation, trial }) => operation.method === 'GET' && !trial.before && !trial.last)
	.map(({ operation }) => operation.operationId);
const folders = foldersOf({ site: 'https://docs.example.com' }).map((folder) => ({
	...folder,
	requests: folder.requests.filter(({ id }) => reading.includes(id)),
}));
const titles = folders.flatMap(({ requests }) => requests.map(({ title }) => title));

describe('what clients send of the files is answered', () => {
	let server: TrialServer;
	let folder: string;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'exports-'));
		server = await startTrialServer();
	});
	afterAll(async () => {
		await server?.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	test('nearly all read operations are sent', () => {
		expect(titles.length).toBeGreaterThan(75);
	});

	test(
		'the Postman collection, by Newman',
		async ({ skip }) => {
			const missing = await missingTools(['node']);
			if (missing) skip(missing);
			const text = JSON.stringify(postmanCollection('Reading', folders));
			writeFileSync(join(folder, 'reading.json'), text.replaceAll(localOrigin, server.url));
			await npx('newman', ['run', 'reading.json', '-r', 'json', '--reporter-json-export', 'sent.json']);
			const { run } = JSON.parse(readFileSync(join(folder, 'sent.json'), 'utf8'));
			const answers = run.executions.map((one: Execution) => [one.item.name, one.response?.code]);
			expect(answers.sort()).toEqual(titles.map((title) => [title, 200]).sort());
		},
		SEND_MS,
	);

	test(
		'the .http file, by httpYac',
		async ({ skip }) => {
			const missing = await missingTools(['node']);
			if (missing) skip(missing);
			writeFileSync(
				join(folder, 'reading.http'),
				httpFile('Reading', folders).replaceAll(localOrigin, server.url),
			);
			await npx('httpyac', ['send', 'reading.http', '--all', '--json', '>', 'answers.json']);
			const { requests } = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'));
			const answers = requests.map((one: Sent) => [one.name, one.response?.statusCode]);
			expect(answers.sort()).toEqual(reading.map((id) => [id, 200]).sort());
		},
		SEND_MS,
	);

	/** Runs a program in the version that the guide names. What it prints goes to a file, as some end before a pipe has all. */
	async function npx(name: string, words: string[]): Promise<void> {
		const commands = readGuide().map((part) => part.commands);
		const [versioned = ''] = new RegExp(`${name}@[\\d.]+`).exec(commands.join('')) ?? [];
		expect(versioned).not.toBe('');
		await promisify(execFile)('sh', ['-c', ['npx', '--yes', versioned, ...words].join(' ')], {
			cwd: folder,
			maxBuffer: 2 ** 27,
			env: {
				...withoutScriptSettings(),
				PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
				npm_config_cache: join(cacheFolder(), 'tools/npm'),
			},
		});
	}
});

interface Execution {
	item: { name: string };
	response?: { code: number };
}

interface Sent {
	name: string;
	response?: { statusCode: number };
}
