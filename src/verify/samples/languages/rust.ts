import { join } from 'node:path';
import { need, versionOf } from '../command.ts';
import { STUBS } from '../stub.ts';
import type { Language } from './language.ts';

const HINT = 'apt-get install rustc, or https://rustup.rs';
const EDITION = ['--edition', '2021'];

/** Crates that samples use, in the order in which they need each other. `macros` holds attributes and derives. */
const CRATES = ['macros', 'tokio', 'serde', 'enum_map', 'reqwest', 'unleash_api_client'];

/** Type-checked by rustc against stubs of the SDK and of the crates around it. */
export const rust: Language = {
	name: 'rust',
	extensions: ['.rs'],
	compile(file, folder) {
		const tool = `${versionOf(HINT, 'rustc')}, stub of unleash-api-client 0.17.1`;
		const options = { cwd: folder };
		for (const crate of CRATES) {
			const type = crate === 'macros' ? 'proc-macro' : 'lib';
			const words = [...EDITION, '--crate-type', type, '--crate-name', crate, '-L', folder];
			const emit = crate === 'macros' ? [] : ['--emit', 'metadata'];
			const problem = need(HINT, 'rustc', [...words, ...emit, join(STUBS, `rust/${crate}.rs`)], options);
			if (problem) return { tool, problem };
		}
		const crates = CRATES.slice(1).flatMap((crate) => ['--extern', crate]);
		const problem = need(
			HINT,
			'rustc',
			[...EDITION, ...crates, '--emit', 'metadata', '-L', folder, '--crate-type', 'bin', file],
			options,
		);
		return { tool, problem };
	},
};
