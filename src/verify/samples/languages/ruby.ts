import { join } from 'node:path';
import { need, versionOf } from '../command.ts';
import { STUBS } from '../stub.ts';
import type { Language } from './language.ts';

const HINT = 'apt-get install ruby';
const VARIABLES = { UNLEASH_URL: 'http://localhost:4242/api', UNLEASH_TOKEN: 'token' };

/** Run against a stub that knows every method and argument of the SDK and refuses others. */
export const ruby: Language = {
	name: 'ruby',
	extensions: ['.rb'],
	compile(file, folder) {
		const tool = `${versionOf(HINT, 'ruby')} -w, stub of unleash 6.6.0`;
		const options = { cwd: folder, timeout: 20_000, env: { ...process.env, ...VARIABLES } };
		const problem = need(HINT, 'ruby', ['-w', '-I', join(STUBS, 'ruby'), file], options);
		return { tool, problem };
	},
};
