import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '../../site/build-error.ts';
import type { RedirectPlan } from '../../site/redirects/types.ts';
import { BUILD_MARK } from '../build-mark.ts';
import { HASHED } from '../headers.ts';
import { listFiles, readFiles, type SiteFiles } from './files.ts';
import { readHosting } from './read-hosting.ts';

/** Builds before the served one whose hashed files are still served: pages that readers have open ask for them. */
const KEPT_BUILDS = 3;

/** One build of the site, in memory. */
export interface Build {
	files: SiteFiles;
	plan: RedirectPlan;
	policy: string;
}

/** The newest whole build of a folder. */
export class Builds {
	readonly #dist: string;
	#mark: string;
	#build: Build;
	#older: SiteFiles[] = [];
	#served: Build;

	private constructor(dist: string, { mark, build }: MarkedBuild) {
		this.#dist = dist;
		this.#mark = mark;
		this.#build = build;
		this.#served = build;
	}

	/**
	 * @param dist folder of the built site
	 * @throws Error if the folder holds no whole build
	 */
	static async open(dist: string): Promise<Builds> {
		const found = await readBuild(dist);
		if (found) return new Builds(dist, found);
		throw problem({
			where: dist,
			found: 'no built site, or one that is not whole',
			expected: `the files of a build that ended, with ${BUILD_MARK}`,
			write: 'npm run build',
		});
	}

	/** What to serve. */
	get current(): Build {
		return this.#served;
	}

	/**
	 * Takes the build in the folder if it is a new one and whole; else the one before stays.
	 *
	 * @returns whether a new build was taken
	 */
	async refresh(): Promise<boolean> {
		const mark = markOf(this.#dist);
		if (mark === undefined || mark === this.#mark) return false;
		const found = await readBuild(this.#dist, this.#served.files);
		if (!found) return false;
		this.#older = [hashedFiles(this.#build), ...this.#older].slice(0, KEPT_BUILDS);
		this.#mark = found.mark;
		this.#build = found.build;
		const older = this.#older.toReversed().flatMap((files) => [...files]);
		this.#served = { ...found.build, files: new Map([...older, ...found.build.files]) };
		return true;
	}
}

interface MarkedBuild {
	mark: string;
	build: Build;
}

/** Reads a folder; `undefined` if it holds no whole build, or changes meanwhile, as one that is copied into. */
async function readBuild(dist: string, inMemory?: SiteFiles): Promise<MarkedBuild | undefined> {
	const mark = markOf(dist);
	if (mark === undefined) return undefined;
	try {
		const listed = listFiles(dist);
		const build = { files: await readFiles(dist, listed, inMemory), ...readHosting(dist) };
		const isWhole = ['/index.html', '/404.html'].every((page) => build.files.has(page));
		return isWhole && isDeepStrictEqual(listed, listFiles(dist)) ? { mark, build } : undefined;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
		throw error;
	}
}

/** What tells one mark from the next, also where a folder is put in place of another; `undefined` without one. */
function markOf(dist: string): string | undefined {
	const stats = statSync(join(dist, BUILD_MARK), { throwIfNoEntry: false });
	return stats && `${stats.ino} ${stats.ctimeMs}`;
}

function hashedFiles({ files }: Build): SiteFiles {
	return new Map([...files].filter(([path]) => path.startsWith(HASHED)));
}
