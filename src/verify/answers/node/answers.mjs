/*
 * Answers questions about flags with the Node.js SDK, without a server: reads the groups of the file that is named,
 * and prints one list of answers for each. `src/verify/answers/groups.ts` has the format.
 */
import { readFileSync } from 'node:fs';
import { InMemStorageProvider, Unleash } from 'unleash-client';

async function start({ features, segments }) {
	const unleash = new Unleash({
		appName: 'docs',
		environment: 'development',
		url: 'http://unused.invalid/api',
		refreshInterval: 0,
		disableMetrics: true,
		skipInstanceCountWarning: true,
		storageProvider: new InMemStorageProvider(),
		bootstrap: { data: features, segments },
	});
	unleash.on('error', () => {});
	unleash.on('warn', () => {});
	await new Promise((resolve) => unleash.once('ready', resolve));
	return unleash;
}

function tried(unleash, question) {
	try {
		return answer(unleash, question);
	} catch (error) {
		return { error: error.message };
	}
}

function answer(unleash, { ask, flag, context, fallback }) {
	const enabled = unleash.isEnabled(flag, context, fallback);
	if (ask === 'flag') return enabled;
	const variant = unleash.getVariant(flag, context);
	return {
		flag: variant.feature_enabled,
		variant: variant.name,
		enabled: variant.enabled,
		payload: variant.payload?.value ?? null,
	};
}

const answers = [];
for (const { state, questions } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
	const unleash = await start(state);
	answers.push(questions.map((question) => tried(unleash, question)));
	unleash.destroy();
}
console.log(JSON.stringify(answers));
