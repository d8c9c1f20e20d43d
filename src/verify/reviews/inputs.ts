import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../api-reference/contract/load.ts';
import type { Contract } from '../../api-reference/contract/types.ts';
import { globFiles } from '../../lib/files/file-paths.ts';
import { digits } from '../../lib/hash.ts';
import { docsFolder } from '../../lib/urls/page-routes.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { projectRoot } from '../../schemas/frontmatter/written-page.ts';
import { codeOf } from './code-of-page.ts';

/** Files that live tests are held against; helpers of samples and grammars among them do no harm. */
const FILES = ['src/samples/**/*.*', 'src/content/data/*.yaml'];
const PAGES = `${docsFolder}/**/*.{md,mdx}`;

/** What the contract says in words only. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'place', 'concepts', 'title']);

/**
 * Fingerprints of all that live tests are held against: of files by path, of the code of pages as `commands:` and the
 * path, of what the manifest says of samples as `sample:node/home.mjs`, of operations of the contract as
 * `operation:getSegments`. A live run stores them, so that what changed afterwards counts as not tried.
 */
export function inputsOfToday(root = projectRoot): Record<string, string> {
	const code = globFiles(PAGES, root).map(
		(file) => [file, codeOf(readFileSync(join(root, file), 'utf8'))] as const,
	);
	const contract = loadContract();
	const manifest = readFileSync(join(root, 'src/samples/manifest.yaml'), 'utf8');
	return Object.fromEntries([
		...globFiles(FILES, root).map((file) => [file, digits(readFileSync(join(root, file), 'latin1'))]),
		...code.flatMap(([file, text]) => (text ? [[commandsInput(file), digits(text)]] : [])),
		...Object.entries(readFacts('samples', manifest)).map(([file, entry]) => [
			sampleInput(file),
			digits(JSON.stringify(entry)),
		]),
		...contract.operations.map((operation) => [
			operationInput(operation.operationId),
			digits(withSchemas(operation, contract)),
		]),
	]);
}

/** Name of the code of a page among the inputs. */
export function commandsInput(file: string): string {
	return `commands:${file}`;
}

/** Name of what the manifest says of a sample among the inputs. */
export function sampleInput(file: string): string {
	return `sample:${file}`;
}

/** Name of an operation among the inputs. */
export function operationInput(operationId: string): string {
	return `operation:${operationId}`;
}

/** The facts of an operation and of all schemas that it names, as text. */
function withSchemas(operation: object, { schemas }: Contract): string {
	const named = new Set<string>();
	let text = '';
	const waiting: unknown[] = [operation];
	while (waiting.length > 0) {
		const facts = JSON.stringify(waiting.pop(), (key, value) => (WORDS.has(key) ? undefined : value));
		text += facts;
		for (const [, name = ''] of facts.matchAll(/#\/components\/schemas\/([^"]+)/g)) {
			if (named.has(name)) continue;
			named.add(name);
			waiting.push(schemas[name]);
		}
	}
	return text;
}
