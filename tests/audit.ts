import { spawnSync } from 'node:child_process';

/** Lists known vulnerabilities of what ships. A registry that offers no audit is said, and is no failure. */

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
	encoding: 'utf8',
	shell: process.platform === 'win32',
});
const report = parse(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
	console.log(
		`The registry in use offers no audit, so nothing was checked. It answered: ${(report?.message ?? stderr).trim().slice(0, 200)}`,
	);
} else {
	const { total = 0 } = counts;
	console.log(`Known vulnerabilities in what ships: ${total}`);
	for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {}))
		console.log(`  ${severity}: ${name} ${range}`);
	process.exitCode = total > 0 ? 1 : 0;
}

interface Report {
	message?: string;
	metadata?: { vulnerabilities?: { total?: number } };
	vulnerabilities?: Record<string, { severity: string; range: string }>;
}

function parse(text: string): Report | undefined {
	try {
		return JSON.parse(text) as Report;
	} catch {
		return undefined;
	}
}
