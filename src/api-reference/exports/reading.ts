import { digits } from '../../lib/hash.ts';
import type { Facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { apis, bundleOf } from '../contract/bundle.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenApi, PathItem } from '../contract/types.ts';
import { sampleValue } from '../model/request.ts';
import { loadReference } from '../model/source.ts';

/** Operations that read, of one API, and of what is neither of them. */
export type ReadingApi = (typeof apis)[number] | 'other';

/** Words for people, which no answer depends on; properties of the same name are schemas. */
const WORDS = new Set(['description', 'summary', 'title', 'tags', 'examples']);
/** What stands beside an operation for pages. */
const BESIDE = new Set(['externalDocs', 'x-unleash']);

/**
 * The download with only what a reader of the open-source server can ask without changing anything: its GET operations,
 * each with the sample values of its page.
 */
export function readingDocument(api: ReadingApi): OpenApi {
	const { operations, schemas } = loadReference();
	const known = new Map(operations.map((operation) => [operation.operationId, operation]));
	const bundle = bundleOf(loadContract(), { site: 'https://docs.example.com' });
	const paths = Object.entries(bundle.paths).flatMap(([path, { get }]): [string, PathItem][] => {
		if (get?.['x-unleash'].plan !== 'open-source' || get['x-unleash'].api !== api) return [];
		const own = known.get(get.operationId)?.parameters ?? [];
		const parameters = (get.parameters ?? []).map((parameter) => {
			const same = own.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
			return parameter.in === 'path' && same
				? { ...parameter, example: sampleValue(same, path, schemas) }
				: parameter;
		});
		return [[path, { get: { ...get, parameters } }]];
	});
	return { ...bundle, paths: Object.fromEntries(paths) };
}

/** Ten digits that change when what is asked for, or what the contract says of its answers, does. */
export function readingFingerprint(): string {
	const documents = [...apis, 'other' as const].map((api) => readingDocument(api).paths);
	const { schemas, responses } = loadContract().document.components;
	const reached = reachedFrom(documents, { schemas, responses });
	return digits(JSON.stringify([documents, reached], withoutWords));
}

/** The last run of `npm run contract:fuzz`, if it asked what the contract has now. */
export function fuzzedAsNow(): Facts<'fuzzed'> | undefined {
	const note = readFacts('fuzzed');
	return note.fingerprint === readingFingerprint() ? note : undefined;
}

function withoutWords(key: string, value: unknown): unknown {
	const isSchema = typeof value === 'object' && !Array.isArray(value);
	return BESIDE.has(key) || (WORDS.has(key) && !isSchema) ? undefined : value;
}

/** Shared parts that values lead to, by their references. */
function reachedFrom(values: unknown, components: Record<string, Record<string, unknown>>): object {
	const found: Record<string, unknown> = {};
	const follow = (value: unknown): void => {
		for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
			/"#\/components\/(\w+)\/([\w.-]+)"/g,
		)) {
			const key = `${kind}/${name}`;
			const part = components[kind]?.[name];
			if (key in found || part === undefined) continue;
			found[key] = part;
			follow(part);
		}
	};
	follow(values);
	return found;
}
