import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { need, versionOf } from '../../samples/command.ts';
import { MissingTool } from '../../samples/languages/language.ts';
import { cacheFolder } from '../../server/packages.ts';
import type { Runner } from './runner.ts';

const SECONDS = 300;
const RUST = fileURLToPath(new URL('rust', import.meta.url));

/** How a language runs a program: the name of its file, and the command in the folder of the file. */
interface Program {
	tool: string;
	file: string;
	command: readonly [program: string, ...words: string[]];
	environment?: Record<string, string>;
	/** Puts files beside the program, once. */
	prepare?: (folder: string) => void;
}

/**
 * Languages whose programs are started one by one, which takes a second each, and minutes where crates are compiled
 * first. Each throws MissingTool where the machine lacks something.
 */
export const slowRunners: Readonly<Record<string, () => Runner>> = {
	go: () =>
		startEach({
			tool: versionOf('apt-get install golang-go, or https://go.dev/dl', 'go', ['version']),
			file: 'main.go',
			command: ['go', 'run', 'main.go'],
			environment: { GOCACHE: join(cacheFolder(), 'go-build'), GOTOOLCHAIN: 'local' },
		}),
	java: () =>
		startEach({
			tool: versionOf('apt-get install default-jdk-headless, or https://adoptium.net', 'java'),
			file: 'Sample.java',
			command: ['java', '-Dfile.encoding=UTF-8', 'Sample.java'],
		}),
	ruby: () =>
		startEach({
			tool: versionOf('apt-get install ruby', 'ruby'),
			file: 'sample.rb',
			command: ['ruby', 'sample.rb'],
		}),
	php: () => {
		const hint = 'apt-get install php-cli php-curl';
		const tool = versionOf(hint, 'php');
		if (need(hint, 'php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']))
			throw new MissingTool('the extension curl of PHP', hint);
		return startEach({ tool, file: 'sample.php', command: ['php', 'sample.php'] });
	},
	rust: () =>
		startEach({
			tool: versionOf('https://rustup.rs', 'cargo'),
			file: 'src/main.rs',
			command: ['cargo', 'run', '--quiet', '--locked'],
			environment: { CARGO_TARGET_DIR: join(cacheFolder(), 'operations/rust') },
			prepare: (folder) => cpSync(RUST, folder, { recursive: true }),
		}),
};

/** Languages whose samples are read by a grammar only, and why. */
export const notRun: Readonly<Record<string, string>> = {
	csharp: 'C# 11 needs the SDK of .NET, which Debian lacks; the compiler of Mono reads C# 7',
};

function startEach({ tool, file, command: [program, ...words], environment = {}, prepare }: Program): Runner {
	const folder = mkdtempSync(join(tmpdir(), 'operations-'));
	mkdirSync(join(folder, 'src'));
	prepare?.(folder);
	return {
		tool,
		run(code, variables) {
			writeFileSync(join(folder, file), code);
			const env = { ...process.env, LC_ALL: 'C.UTF-8', ...environment, ...variables };
			return new Promise((done) => {
				const options = { cwd: folder, env, timeout: SECONDS * 1000 };
				execFile(program, words, options, (_, printed, errors) => done(printed + errors));
			});
		},
		async stop() {
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
