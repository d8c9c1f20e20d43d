import { codeOf } from '../shell-blocks/page.ts';
import type { OrderFinding } from './order.ts';
import type { ShownPage } from './pages.ts';

/** What bash runs and zsh, the shell of macOS, doesn't, in a line without quoted text. */
const ONLY_BASH: [pattern: RegExp, expected: string][] = [
	[/^\s*\$\{?\w+\}? /, 'a command by its name: zsh does not split variables'],
	[/\bfor \w+ in (?!\$\()[^;]*\$\w/, 'the words of the loop: zsh does not split variables'],
	[/(?:^|\s)(?!\w+=)[^\s=]*[\w/:.][?*[]\S*/, 'quotes around ?, * and [, which zsh matches with files'],
	[/(?:^|\s)#/, 'no comment: zsh runs it as a command'],
	[/\b(?:mapfile|readarray|shopt|declare -A|read -p|echo -[ne])\b/, 'a command that both shells have'],
];

/** Text that isn't a line of commands: documents, quotes, and tests, in which patterns are meant. */
const QUOTED =
	/<<'?(\w+)'?[\s\S]*?\n\1(?=\n|$)|'[^']*'|"(?:\\.|[^"\\])*"|\$\{[^}]*\}|\[\[?.*\]\]?|\$[?*#]|\*\)|\*[^\s*]*\*\)/g;

/** Commands of a page that run in bash only. */
export function bashOnly(page: ShownPage): OrderFinding[] {
	return page.steps.flatMap((step) => {
		if (step.kind === 'file' || step.kind === 'request') return [];
		const lines = codeOf(step, page.file).replaceAll('\\\n', ' ').replace(QUOTED, "''").split('\n');
		return lines.flatMap((line) => {
			const expected = ONLY_BASH.find(([pattern]) => pattern.test(line))?.[1];
			if (!expected) return [];
			return {
				line: step.line,
				found: line.trim(),
				expected,
				write: 'a command that bash and zsh run alike',
			};
		});
	});
}
