import type { Verdict } from './verify.ts';

const HEAD = ['language', 'files', 'run', 'compiled', 'parsed', 'unverified', 'failed', 'tools'];

/** The verdicts as a table: a line for each language, with the programs, SDKs and stubs that were used. */
export function verdictTable(verdicts: Verdict[]): string {
	const languages = [...new Set(verdicts.map(({ sample }) => sample.language))];
	const rows = languages.map((language) => {
		const own = verdicts.filter(({ sample }) => sample.language === language);
		const count = (did: Verdict['did']) => own.filter((verdict) => verdict.did === did).length;
		const tools = [...new Set(own.map(({ tool }) => tool).filter(Boolean))].join('; ');
		const failed = own.filter(({ problem }) => problem).length;
		const done = [count('run'), count('compiled'), count('parsed'), count('unverified')];
		return [language, own.length, ...done, failed, tools];
	});
	return [HEAD, ...rows].map(line).join('\n');
}

function line(cells: (string | number)[]): string {
	return cells
		.map((cell, index) => String(cell).padEnd(Math.max(12, (HEAD[index] ?? '').length + 2)))
		.join('')
		.trimEnd();
}

/**
 * Whether the samples stand: none is wrong, none unverified, and on CI none was tried less than the manifest promises.
 */
export function isAllWell(verdicts: Verdict[], environment: NodeJS.ProcessEnv = process.env): boolean {
	return verdicts.every(
		({ problem, did, note }) => !problem && did !== 'unverified' && !(note && environment['CI'] === 'true'),
	);
}
