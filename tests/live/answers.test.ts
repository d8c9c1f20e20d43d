import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { askedSdks } from '../../src/schemas/data/sdk-differences.ts';
import { inWords, modelAnswer, readGroups } from '../../src/verify/answers/groups.ts';
import { ask, languages } from '../../src/verify/answers/languages.ts';
import { alreadyTried, digitsOfFiles, noteRan, type Trial } from '../../src/verify/ran.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';
import { isSlice } from '../../src/verify/slice.ts';

/** Installing, compiling and asking. */
const ASK_MS = 290_000;

/** Asking an SDK. */
const answersTrial = (name: string): Trial => ({
	name: `answers of ${name}`,
	fingerprint: digitsOfFiles([
		'src/content/data/sdk-differences.yaml',
		'src/content/data/sdks.yaml',
		'src/evaluation/**/*.*',
		'src/verify/answers/**/*.*',
		'src/verify/package-lock.json',
	]),
});

const groups = readGroups();
const cases = groups.flatMap((group) => group.questions.map((question) => ({ group, question })));
const differences = Object.entries(readFacts('sdk-differences'));
const different = new Map(
	differences.flatMap(([id, difference]) => difference.cases.map((name) => [name, { id, ...difference }])),
);

describe.concurrent('the same answer everywhere', () => {
	for (const name of askedSdks) {
		test(
			`${name} > answers as the model of the evaluation, but for the differences that readers are told`,
			async ({ skip }) => {
				const { toolchain, manifest } = languages[name];
				const { version } = readFacts('sdks')[name] ?? {};
				expect(readFileSync(manifest, 'utf8')).toContain(version);
				const missing = await missingTools([toolchain]);
				if (missing) skip(missing);
				const trial = answersTrial(name);
				const before = alreadyTried(trial);
				if (before && isSlice()) skip(before);
				const answers = (await ask(name, groups)).flat();
				expect(answers).toHaveLength(cases.length);
				const wrong = cases.flatMap(({ group, question }, index) => {
					const known = different.get(question.name);
					const expected = known?.answers[name] ?? inWords(modelAnswer(group, question));
					const found = inWords(answers[index] ?? { error: 'none' });
					return found === expected ? [] : [{ case: question.name, difference: known?.id, expected, found }];
				});
				expect(wrong).toEqual([]);
				noteRan(trial);
			},
			ASK_MS,
		);
	}

	test('differences are of cases that there are, once each, and the model answers as they say', () => {
		const asked = new Map(cases.map((one) => [one.question.name, one]));
		expect(asked.size).toBe(cases.length);
		const names = differences.flatMap(([, difference]) => difference.cases);
		expect(names.filter((name, index) => !asked.has(name) || names.indexOf(name) !== index)).toEqual([]);
		for (const [name, { id, model }] of different) {
			const one = asked.get(name);
			if (one) expect({ id, model: inWords(modelAnswer(one.group, one.question)) }).toEqual({ id, model });
		}
	});

	test('no difference says that all agree', () => {
		const same = differences.filter(
			([, { model, answers }]) => new Set([model, ...Object.values(answers)]).size < 2,
		);
		expect(same.map(([id]) => id)).toEqual([]);
	});

	test('all cases of the client specification are asked, and ours', () => {
		const specified = cases.filter(({ question }) => /^\d\d-/.test(question.name)).length;
		expect(specified).toBe(279);
		expect(cases.length - specified).toBeGreaterThan(80);
	});
});
