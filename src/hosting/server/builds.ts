import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '../../site/build-error.ts';
import type { RedirectPlan } from '../../site/redirects/types.ts';
import { BUILD_MARK } from '../build-aside.ts';
import { HASHED } from '../headers.ts';
import { type ListedFile, listFiles, readFiles, type SiteFiles } from './files.ts';
import { readHosting } from './read-hosting.ts';

/** Builds before the served one whose hashed files are still served: pages that readers have open ask for them. */
const KEPT_BUILDS = 3;

/**
 * Looks after a build was taken in which the folder's files are compared, too: tools that copy a build in the order of
 * names bring its mark among the first. After that, only a new mark means a new build.
 */
const LOOKS_AT_FILES = 300;

/** One build of the site, in memory. */
export interface Build {
	files: SiteFiles;
	plan: RedirectPlan;
	policy: string;
}

/** The newest whole build of a folder. */
export class Builds {
	readonly #dist: string;
	#found: FoundBuild;
	#looksLeft = LOOKS_AT_FILES;
	#older: SiteFiles[] = [];
	#served: Build;

	private constructor(dist: string, found: FoundBuild) {
		this.#dist = dist;
		this.#found = found;
		this.#served = found.build;
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
	 * Takes the build in the folder if it is a new one and whole, or if more of the one that was taken has arrived; else
	 * the one before stays.
	 *
	 * @returns whether a build was taken
	 */
	async refresh(): Promise<boolean> {
		const mark = markOf(this.#dist);
		const isNew = mark !== this.#found.mark;
		if (mark === undefined || (!isNew && !this.#filesChanged())) return false;
		const found = await readBuild(this.#dist, this.#served.files);
		if (!found) return false;
		if (isNew) this.#older = [hashedFiles(this.#found.build), ...this.#older].slice(0, KEPT_BUILDS);
		this.#found = found;
		this.#looksLeft = LOOKS_AT_FILES;
		const older = this.#older.toReversed().flatMap((files) => [...files]);
		this.#served = { ...found.build, files: new Map([...older, ...found.build.files]) };
		return true;
	}

	#filesChanged(): boolean {
		if (this.#looksLeft === 0) return false;
		this.#looksLeft--;
		return !isDeepStrictEqual(this.#found.listed, listFiles(this.#dist));
	}
}

interface FoundBuild {
	mark: string;
	listed: ListedFile[];
	build: Build;
}

/** Reads a folder; `undefined` if it holds no whole build, or changes meanwhile, as one that is copied into. */
async function readBuild(dist: string, inMemory?: SiteFiles): Promise<FoundBuild | undefined> {
	const mark = markOf(dist);
	if (mark === undefined) return undefined;
	try {
		const listed = listFiles(dist);
		const build = { files: await readFiles(dist, listed, inMemory), ...readHosting(dist) };
		const isWhole = ['/index.html', '/404.html'].every((page) => build.files.has(page));
		return isWhole && isDeepStrictEqual(listed, listFiles(dist)) ? { mark, listed, build } : undefined;
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
