import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Asks the server's own code what an environment variable sets. Runs with an empty environment; the input is JSON:
 * { createConfig: path, probes: [{ id, name, value, isFile, sets, also }] }. Prints what each path holds without and with the variable.
 */

let input = '';
for await (const chunk of process.stdin) input += chunk;
const { createConfig: file, probes } = JSON.parse(input);
const folder = mkdtempSync(join(tmpdir(), 'unleash-probe-'));
const address = pathToFileURL(file).href;

/** The module reads parts of the environment when it loads, so each variable needs a copy of its own. */
async function configWith(variables, copy) {
	for (const [name, value] of Object.entries(variables)) process.env[name] = value;
	try {
		const { createConfig } = await import(`${address}?${copy}`);
		return createConfig({});
	} finally {
		for (const name of Object.keys(variables)) delete process.env[name];
	}
}

function at(config, path) {
	return path.split('.').reduce((value, key) => value?.[key], config) ?? null;
}

const plain = await configWith({}, 'plain');
const answers = {};
for (const { id, name, value, isFile, sets, also } of probes) {
	let said = value;
	if (isFile) {
		said = join(folder, name);
		writeFileSync(said, value);
	}
	try {
		const config = await configWith({ [name]: said, ...also }, id);
		answers[id] = { without: at(plain, sets), with: at(config, sets) };
	} catch (error) {
		answers[id] = { without: at(plain, sets), error: String(error) };
	}
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(answers));
