import { choose, NothingChosen } from './choose.ts';
import { stopBrowser } from './samples/chromium.ts';
import { listSamples } from './samples/list.ts';
import { isAllWell, verdictTable } from './samples/table.ts';
import { type Verdict, verifySample } from './samples/verify.ts';
import { MissingPrerequisite } from './server/missing.ts';
import { startWorld } from './world.ts';

/** `npm run samples`: tries every file of `src/samples` and prints what was done. Words choose files by part of their path. */

const words = process.argv.slice(2);
try {
	const samples = choose(listSamples(), words, 'npm run samples -- go/');
	const world = await startWorld({ seed: 'none' });
	const verdicts: Verdict[] = [];
	for (const sample of samples) {
		const begun = Date.now();
		const verdict = await verifySample(sample, world);
		verdicts.push(verdict);
		if (process.env['SAMPLES_TIMES']) console.log(`${sample.file}: ${verdict.did}, ${Date.now() - begun} ms`);
	}
	await stopBrowser();
	await world.stop();
	console.log(verdictTable(verdicts));
	for (const { note } of verdicts) if (note) console.log(note);
	for (const { problem } of verdicts) if (problem) console.error(`\n${problem}`);
	process.exitCode = isAllWell(verdicts) ? 0 : 1;
} catch (error) {
	const isPlain = error instanceof MissingPrerequisite || error instanceof NothingChosen;
	console.error(isPlain ? error.message : error);
	process.exitCode = 1;
}
