import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { dayOf } from '../reviews/age.ts';
import { fingerprintOf, noteValidated, readShown, type Shown, textsOf, withChart } from './validated.ts';

/*
 * Validates what pages show for Kubernetes, and notes it in `validated.yaml`:
 * `node src/verify/deployments/validate.ts <clone of Unleash/helm-charts> <version of Kubernetes, such as 1.34>`.
 * Needs `helm`, and `kubernetes-validate` from PyPI, which has the schemas of Kubernetes.
 */

const [charts, kubernetes] = process.argv.slice(2);
if (!charts || !kubernetes)
	throw new Error('Name the clone of Unleash/helm-charts and a version of Kubernetes.');

const folder = mkdtempSync(join(tmpdir(), 'unleash-manifests-'));
try {
	const all = readShown();
	for (const [name, shown] of Object.entries(all)) {
		all[name] = { ...shown, validated: validate(shown, charts, kubernetes) };
		console.log(`${name}: ${all[name].validated?.against}`);
	}
	noteValidated(all);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

function validate(shown: Shown, charts: string, kubernetes: string): NonNullable<Shown['validated']> {
	const made = shown.chart
		? withChart(charts, shown.chart, (chart, version) => ({
				text: render(shown, chart),
				by: `, chart ${shown.chart} ${version}`,
			}))
		: { text: textsOf(shown).join('---\n'), by: '' };
	const objects = parseAllDocuments(made.text).flatMap((document) => {
		const content = document.toJS();
		return content?.kind === 'List' ? content.items : (content ?? []);
	});
	const file = join(folder, 'manifests.yaml');
	writeFileSync(file, objects.map((object) => stringify(object)).join('---\n'));
	run('kubernetes-validate', ['--strict', '--kubernetes-version', kubernetes, file]);
	return {
		fingerprint: fingerprintOf(shown),
		day: dayOf(),
		against: `${objects.length} objects, Kubernetes ${kubernetes}${made.by}`,
	};
}

function render(shown: Shown, chart: string): string {
	const values = textsOf(shown).map((text, index) => {
		const file = join(folder, `values-${index}.yaml`);
		writeFileSync(file, text);
		return file;
	});
	const known = parse(readFileSync(join(chart, 'values.yaml'), 'utf8'));
	const unknown = textsOf(shown)
		.flatMap((text) => Object.keys(parse(text)))
		.filter((value) => !(value in known) && value !== 'postgresql');
	if (unknown.length > 0) throw new Error(`${chart} has no value ${unknown.join(', ')}`);
	return run('helm', ['template', shown.chart ?? '', chart, ...values.flatMap((file) => ['--values', file])]);
}

function run(program: string, words: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
	if (error) throw error;
	if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`);
	return stdout;
}
