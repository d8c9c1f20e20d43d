import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { problem } from '../lib/diagnostics/build-error.ts';
import { compareVersions } from '../prose/since/versions.ts';
import { facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { writeNotes } from './notes.ts';
import { dayOf } from './reviews/age.ts';
import { MissingPrerequisite } from './server/missing.ts';
import { packageHas, unpackServer } from './since/packaged.ts';
import type { Area, Product } from './since/products.ts';
import { claimDigits, claimOf, disproof } from './since/prove.ts';
import { type Tagged, taggedReleases } from './since/tagged.ts';

/*
 * `npm run since:check`: holds the entries of since.yaml that changed since they were last proved against the releases,
 * and notes the day. `-- --all` takes all of them, words after it those whose key has one of the words.
 *
 * SINCE_CLONES is a folder with clones of the public source, such as `unleash.git`: `.cache/since` without it.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const folder = process.env['SINCE_CLONES'] ?? '.cache/since';
const table = readFacts('since');
const proved = { ...readFacts('since-proved') };
const sources = new Map<Product, Tagged>();
const wrong: Parameters<typeof problem> = [];

try {
	for (const [key, entry] of Object.entries(table)) {
		if (!claimOf(entry)) continue;
		const digits = claimDigits(entry);
		const chosen = positionals.length > 0 ? positionals.some((word) => key.includes(word)) : values.all;
		if (!chosen && proved[key]?.entry === digits) continue;
		const source = sources.get(entry.product) ?? taggedReleases(entry.product, folder);
		sources.set(entry.product, source);
		const isTagged = source.versions.includes(entry.version);
		const versions = isTagged ? source.versions : withPackage(source.versions, entry.version);
		const has = (version: string, text: string, area: Area) =>
			source.versions.includes(version) ? source.has(version, text, area) : packageHas(version, text, area);
		const { before, wrong: found } = disproof(entry, versions, has);
		console.log(`${found ? 'WRONG' : 'ok   '} ${key} ${entry.version}${found ? `: ${found}` : ''}`);
		if (found) {
			wrong.push({
				where: `${facts.since.file}  ${key}`,
				found,
				expected: `${entry.version} to be the first release that differs from the one before`,
				write: 'another version, another text, or stated: with who says so',
			});
			delete proved[key];
		} else proved[key] = { day: dayOf(), entry: digits, before, by: isTagged ? 'source' : 'packages' };
	}
	for (const key of Object.keys(proved)) if (!table[key] || !claimOf(table[key])) delete proved[key];
	const lines = Object.keys(table).flatMap((key) => (proved[key] ? [lineOf(key, proved[key])] : []));
	writeNotes(facts['since-proved'].file, lines.join(''));
	if (wrong.length > 0) throw problem(...wrong);
} catch (error) {
	console.error(
		error instanceof MissingPrerequisite || wrong.length > 0 ? String((error as Error).message) : error,
	);
	process.exitCode = 1;
}

/** One line of the file. */
function lineOf(key: string, record: object): string {
	return `${key}: ${stringify(record, { collectionStyle: 'flow', lineWidth: 0 })}`;
}

/** The tagged versions and one that only npm has. */
function withPackage(versions: readonly string[], version: string): string[] {
	if (!unpackServer(version)) {
		throw new MissingPrerequisite(
			`unleash-server ${version}`,
			'neither tag nor package',
			'a released version',
		);
	}
	return [...versions, version].sort(compareVersions);
}
