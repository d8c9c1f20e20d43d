import type { Command } from '../../markdown/code/shell-blocks.ts';
import { runsFiles } from '../shell-blocks/compile.ts';
import { codeOf, textOf } from '../shell-blocks/page.ts';
import type { ShownPage, Step } from './pages.ts';

/** Something that is used before readers have it. */
export interface OrderFinding {
	line: number;
	found: string;
	expected: string;
	write: string;
}

const NAME = '([A-Z][A-Z0-9_]{2,})';

/** How programs read variables. Those with a default in the same expression aren't needed. */
const READS = [
	`\\b(?:process|import\\.meta)\\.env\\.${NAME}\\b(?!\\s*(?:\\?\\?|\\|\\|))`,
	`\\b(?:[Gg]etenv|GetEnvironmentVariable|env::var|os\\.environ\\.get|ENV\\.fetch)\\(\\s*['"]${NAME}['"]\\s*\\)(?!\\s*(?:\\?\\?|\\|\\|))`,
	`\\b(?:os\\.environ|ENV|\\$_ENV|process\\.env)\\[['"]${NAME}['"]\\]`,
].map((pattern) => new RegExp(pattern, 'g'));
const DESTRUCTURED = /\{([A-Z0-9_,\s]+)\}\s*=\s*process\.env\b/g;
const SHELL_READS = new RegExp(`\\$\\{?${NAME}\\b(?!:?-)`, 'g');
const SETS = new RegExp(`(?:^|[\\s;&(])(?:export\\s+)?${NAME}=|\\bfor ${NAME} in|\\bread ${NAME}`, 'gm');
/** What every shell has. */
const ALWAYS = ['PATH', 'HOME', 'PWD', 'USER', 'PORT', 'RANDOM', 'SSR', 'DEV', 'PROD', 'MODE', 'BASE_URL'];

const EVALUATES =
	/\b(?:isEnabled|is_enabled\??|IsEnabled|useFlag|useVariant|getVariant|get_variant|GetVariant|useBooleanFlagValue|flag)\(\s*(?:name:\s*|flag:\s*)?["']([a-z][\w.-]*)["']/g;
/** Names that samples use because no flag has them. */
const MEANT_UNKNOWN = /^(?:no-such|unknown|not-|another|missing)/;

const textsOf = (source: RegExp, text: string) =>
	[...text.matchAll(source)].map((found) => found.slice(1).find(Boolean) ?? '');

function readsOf(text: string): string[] {
	const destructured = textsOf(DESTRUCTURED, text).flatMap((names) => names.split(/[\s,]+/).filter(Boolean));
	return [...READS.flatMap((source) => textsOf(source, text)), ...destructured];
}

/** The text of a step that a shell runs; a request has none. */
const shellOf = (step: Command, file: string) => (step.kind === 'request' ? '' : codeOf(step, file));

/**
 * Environment variables that a way through a page reads before it sets them. Of the page before, only files persist,
 * unless this page is a part of it: readers might have closed its terminals.
 */
export function unsetVariables(page: ShownPage, steps: readonly Step[]): OrderFinding[] {
	const own = new Set(page.isPart ? steps : page.steps);
	const set = new Set(ALWAYS);
	/** What files read, until a command runs them. */
	let waiting: { name: string; line: number }[] = [];
	const findings: OrderFinding[] = [];
	const report = ({ name, line }: { name: string; line: number }) => {
		if (set.has(name)) return;
		set.add(name);
		findings.push({
			line,
			found: `${name} is read before it is set`,
			expected: 'a command or an .env file above that sets it',
			write: `export ${name}=…`,
		});
	};
	for (const step of steps) {
		if (step.kind === 'file') {
			const text = textOf(step);
			const isSettings = /^\.env|\.properties$/.test(step.name);
			if (isSettings) for (const name of textsOf(SETS, text)) set.add(name);
			else if (own.has(step)) waiting.push(...readsOf(text).map((name) => ({ name, line: step.line })));
			continue;
		}
		if (!own.has(step)) continue;
		const code = shellOf(step, page.file);
		for (const name of textsOf(SETS, code)) set.add(name);
		const shell = code.replace(/'[^']*'/g, "''");
		for (const name of textsOf(SHELL_READS, shell)) report({ name, line: step.line });
		if (!runsFiles(step)) continue;
		waiting.forEach(report);
		waiting = [];
	}
	waiting.forEach(report);
	return findings;
}

/** Flags that a way through a page evaluates although neither it nor the page before creates them. */
export function missingFlags(page: ShownPage, steps: readonly Step[]): OrderFinding[] {
	const texts = steps.map((step) => (step.kind === 'file' ? textOf(step) : shellOf(step, page.file)));
	const said = [page.source, page.continues?.source, ...texts].join('\n');
	const seen = new Set<string>();
	return steps.flatMap((step, index) =>
		textsOf(EVALUATES, texts[index] ?? '').flatMap((flag) => {
			if (seen.has(flag) || MEANT_UNKNOWN.test(flag) || creates(said, flag)) return [];
			seen.add(flag);
			const write = `a request that creates ${flag}, or "Create a flag named \`${flag}\`"`;
			const found = `the flag ${flag} is evaluated but never created`;
			return { line: step.line, found, expected: 'a step that creates it', write };
		}),
	);
}

/** The first request of a page that creates a flag, if the page doesn't say what to do when the flag exists. */
export function unexplainedConflict({ source, steps }: ShownPage): OrderFinding[] {
	const request = steps.find(
		(step) =>
			step.kind === 'request' &&
			step.props?.['method'] === 'POST' &&
			/\/features$/.test(String(step.props['path'])),
	);
	if (!request || /`409`|\b409\b/.test(source)) return [];
	return [
		{
			line: request.line,
			found: 'a request that creates a flag',
			expected: 'what to do on a server that has a flag of this name',
			write: 'If the server returns `409`, the flag already exists. …',
		},
	];
}

/** Whether a text creates a flag: in prose, in the body of a request, in a file of rules, or with a script. */
function creates(text: string, flag: string): boolean {
	const name = flag.replace(/[.]/g, '\\.');
	return [
		`[Cc]reate[^.\\n]*\`${name}\``,
		`[Ee]nter the name \`${name}\``,
		`\\\\?["']?\\bname\\\\?["']?\\s*[:=]\\s*\\\\?["']${name}\\\\?["']`,
		`\\bcreate[\\w.]*[ ([]+["']?${name}\\b`,
		`^\\w*flag ${name} '`,
		`\`${name}\`[^.\\n]*doesn't exist`,
		`\\bfor \\w+ in [^;\\n]*\\b${name}\\b`,
	].some((source) => new RegExp(source, 'm').test(text));
}
