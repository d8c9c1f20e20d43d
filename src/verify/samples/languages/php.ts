import { join } from 'node:path';
import { need, versionOf } from '../command.ts';
import { copyStub } from '../stub.ts';
import type { Language } from './language.ts';

const HINT = 'apt-get install php-cli';
const VARIABLES = { UNLEASH_URL: 'http://localhost:4242/api', UNLEASH_TOKEN: 'token' };

/** Run against a stub that knows the methods and types of the SDK, with every notice an error. */
export const php: Language = {
	name: 'php',
	extensions: ['.php'],
	compile(file, folder) {
		const tool = `${versionOf(HINT, 'php')}, stub of unleash/client 2.10.1`;
		copyStub('php', join(folder, 'vendor'));
		const options = { cwd: folder, timeout: 20_000, env: { ...process.env, ...VARIABLES } };
		const problem = need(
			HINT,
			'php',
			['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', file],
			options,
		);
		return { tool, problem };
	},
};
