import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetOf } from '../../hosting/redirects/plan.ts';
import { readHosting } from '../../hosting/server/read-hosting.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { listFiles } from '../../lib/files/file-paths.ts';
import { cleanPath, pageOfTwin, twinPath } from '../../lib/urls/urls.ts';
import { createEngine, type Engine } from '../../search/engine/engine.ts';
import { type PackedDetails, unpackDetails } from '../../search/packed/details.ts';
import { unpackOutline } from '../../search/packed/outline.ts';
import type { IndexPage } from '../../search/records/record.ts';
import { type IndexManifest, MANIFEST } from '../../search/worker/manifest.ts';
import { type Api, type Operation, readApi } from './operations.ts';

/** The built site, as the tools read it. Only files that were listed when it was opened are ever read. */
export class BuiltDocs {
	readonly #dist: string;
	readonly #pages: ReadonlySet<string>;
	#engine: Engine | undefined;
	#textsOf: (page: IndexPage) => readonly string[] | undefined = () => undefined;
	#api: Api | undefined;

	/**
	 * @param dist folder of the built site
	 * @throws {BuildError} if it holds no pages in Markdown
	 */
	constructor(dist: string) {
		this.#dist = dist;
		if (!existsSync(join(dist, twinPath('/'))))
			throw problem({
				where: dist,
				found: 'no built site with pages in Markdown',
				expected: 'the folder that a build wrote',
				write: 'npm run build',
			});
		this.#pages = new Set(listFiles(dist, '.md').map((file) => pageOfTwin(`/${file}`)));
	}

	/**
	 * The path of the page that somebody names by its path or address, of its Markdown too, or by an old one.
	 *
	 * @throws {BuildError} with the nearest page, if there is none
	 */
	pathOf(name: string): string {
		const path = clean(name);
		if (this.#pages.has(path)) return path;
		const target = targetOf(path, readHosting(this.#dist).plan)?.replace(/#.*/, '');
		if (target !== undefined && this.#pages.has(target)) return target;
		const like = nearest(path, this.#pages, Number.POSITIVE_INFINITY);
		throw problem({
			where: 'page',
			found: `${JSON.stringify(shortened(name))}, which is no page`,
			expected: 'the path of a page, as search gives it',
			write: like,
		});
	}

	/** The paths of all pages. */
	paths(): readonly string[] {
		return [...this.#pages].sort();
	}

	/** The Markdown of a page, by a path that `pathOf` gave. */
	markdown(path: string): string {
		return readFileSync(join(this.#dist, twinPath(path)), 'utf8');
	}

	/** The search engine of the site over all of its pages. The first call takes about a second. */
	engine(): Engine {
		if (this.#engine) return this.#engine;
		const { outline, details, texts } = this.#json(MANIFEST) as IndexManifest;
		const named = unpackOutline(outline);
		const numbers = new Map(named.map(({ url }, id) => [url, id]));
		this.#textsOf = ({ url }) => this.#json(`${texts}${numbers.get(url)}.json`) as string[];
		const engine = createEngine(this.#textsOf);
		for (const part of details) engine.add(unpackDetails(this.#json(part) as PackedDetails, named));
		this.#engine = engine;
		return engine;
	}

	/** The text of the section at an address that a search gave, as it is written. */
	textAt(address: string): string {
		const [url, anchor = ''] = address.split('#');
		const page = this.engine().pages.find((one) => one.url === url);
		const position = page?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
		return (page && this.#textsOf(page)?.[position]) ?? '';
	}

	/** All operations of the API. */
	operations(): readonly Operation[] {
		return this.#read().operations;
	}

	/** Version of Unleash that the site describes. */
	version(): string {
		return this.#read().version;
	}

	#read(): Api {
		this.#api ??= readApi(this.#json('/openapi.json'));
		return this.#api;
	}

	#json(path: string): unknown {
		return JSON.parse(readFileSync(join(this.#dist, path), 'utf8'));
	}
}

/** A clean path from a path or an address, with or without `.md`. */
function clean(name: string): string {
	const path = name.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
	return pageOfTwin(cleanPath(`/${path}`.replace(/\/+/g, '/')));
}

/** As much of a text as an error repeats. */
export function shortened(text: string): string {
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
