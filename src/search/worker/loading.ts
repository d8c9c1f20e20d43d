import { RetryError } from '../client.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { TextsOf } from '../engine/hits.ts';
import { type PackedDetails, unpackDetails } from '../packed/details.ts';
import { unpackOutline } from '../packed/outline.ts';
import type { IndexPage } from '../records/record.ts';
import { getJson } from './get-json.ts';
import type { IndexManifest } from './manifest.ts';
import { createTexts, type Texts } from './texts.ts';

/** Pages that are indexed before questions that wait get their turn. */
const AT_ONCE = 20;

/** The engine over all that can be found, and the texts of what it finds. */
export interface Whole {
	engine: Engine;
	texts: Texts;
	/** Of them, those of a page. */
	textsOf: TextsOf;
}

/** One attempt to load the index. */
export interface Loading {
	/** The engine over what names the pages. */
	outline: Promise<Engine>;
	/** Loads all, when first asked for. */
	whole(): Promise<Whole>;
}

/**
 * Starts to load the index.
 *
 * @param known an outline of an attempt before, which answers meanwhile
 */
export function startLoading(manifestUrl: string, load: typeof fetch, known: Engine | undefined): Loading {
	const manifest = getJson(manifestUrl, load).then((found) => readManifest(found, manifestUrl));
	const named = manifest.then(({ outline }) => unpackOutline(outline));
	const outline = known ? Promise.resolve(known) : named.then((pages) => engineOver(pages));
	for (const promise of [manifest, named, outline]) promise.catch(() => undefined);
	let whole: Promise<Whole> | undefined;
	return {
		outline,
		whole() {
			whole ??= loadWhole(manifest, named, manifestUrl, load);
			whole.catch(() => undefined);
			return whole;
		},
	};
}

async function loadWhole(
	manifest: Promise<IndexManifest>,
	named: Promise<IndexPage[]>,
	manifestUrl: string,
	load: typeof fetch,
): Promise<Whole> {
	const { details, texts: folder } = await manifest;
	const parts = await Promise.all(details.map((url) => getJson(new URL(url, manifestUrl).href, load)));
	const outline = await named;
	const pages = parts.flatMap((part) => unpackDetails(part as PackedDetails, outline));
	const numbers = new Map(outline.map(({ url }, id) => [url, id]));
	const texts = createTexts(new URL(folder, manifestUrl).href, load);
	const textsOf: TextsOf = ({ url }) => texts.of(numbers.get(url) ?? -1);
	return { engine: await engineOver(pages, textsOf), texts, textsOf };
}

async function engineOver(pages: readonly IndexPage[], textsOf?: Parameters<typeof createEngine>[0]) {
	const engine = createEngine(textsOf);
	for (let from = 0; from < pages.length; from += AT_ONCE) {
		engine.add(pages.slice(from, from + AT_ONCE));
		await nextTurn();
	}
	return engine;
}

/** Lets what waits have its turn. A timer would add 4 ms each time. */
function nextTurn(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}

function readManifest(found: unknown, url: string): IndexManifest {
	const { outline, details, texts } = Object(found) as Partial<IndexManifest>;
	const isManifest = Array.isArray(outline?.url) && Array.isArray(details) && typeof texts === 'string';
	if (isManifest) return found as IndexManifest;
	throw new RetryError(
		`${url}\n  found:    ${JSON.stringify(found)?.slice(0, 100)}\n  expected: a manifest of the index, as the build writes it`,
	);
}
