import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RedirectPlan } from '../../config/redirects/types.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { type BuildMark, markId, readMark } from '../build-mark.ts';
import { HASHED } from '../headers.ts';
import { BUILD_MARK, HOSTING_FILE } from '../hosts/host-files.ts';
import { digestOf, type ListedFile, listFiles, readFiles, type SiteFiles } from './files.ts';
import { ENCODINGS } from './negotiate.ts';
import { readHosting } from './read-hosting.ts';

/** Builds before the served one whose hashed files are still served: pages that readers have open ask for them. */
const KEPT_BUILDS = 3;

/** Pages that every build has. */
const PAGES = ['/index.html', '/404.html'];

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
	#rejected: RejectedBuild | undefined;
	#older: SiteFiles[] = [];
	#served: Build;

	private constructor(dist: string, found: FoundBuild) {
		this.#dist = dist;
		this.#found = found;
		this.#served = found.build;
	}

	/**
	 * @param dist folder of the built site
	 * @throws {BuildError} if the folder has no whole build
	 */
	static async open(dist: string): Promise<Builds> {
		const found = markId(dist) === undefined ? undefined : await readBuild(dist, listFiles(dist));
		if (found && 'build' in found) return new Builds(dist, found);
		throw (
			found?.why ??
			problem({
				where: dist,
				found: 'no built site',
				expected: `the files of a build that ended, with ${BUILD_MARK}`,
				write: 'npm run build',
			})
		);
	}

	/** What to serve. */
	get current(): Build {
		return this.#served;
	}

	/**
	 * Takes the build in the folder if it's a new one and whole. Until then, the one before stays: tools that copy a build
	 * in the order of names bring its mark among the first.
	 *
	 * @returns whether a build was taken
	 * @throws {BuildError} if the new build isn't whole, and nothing has arrived since the call before
	 */
	async refresh(): Promise<boolean> {
		const id = markId(this.#dist);
		if (id === undefined || id === this.#found.id) return false;
		const listed = listFiles(this.#dist);
		if (this.#rejected && isDeepStrictEqual(this.#rejected.listed, listed)) throw this.#rejected.why;
		const found = await readBuild(this.#dist, listed, this.#served.files);
		this.#rejected = 'why' in found ? found : undefined;
		if ('why' in found) return false;
		this.#older = [hashedFiles(this.#found.build), ...this.#older].slice(0, KEPT_BUILDS);
		this.#found = found;
		const older = this.#older.toReversed().flatMap((files) => [...files]);
		this.#served = { ...found.build, files: new Map([...older, ...found.build.files]) };
		return true;
	}
}

interface FoundBuild {
	/** That of its mark. */
	id: string;
	build: Build;
}

/** A folder without a whole build. */
interface RejectedBuild {
	listed: ListedFile[];
	why: Error;
}

/**
 * Reads a folder.
 *
 * @param listed its files
 * @param inMemory files that are in memory already
 */
async function readBuild(
	dist: string,
	listed: ListedFile[],
	inMemory?: SiteFiles,
): Promise<FoundBuild | RejectedBuild> {
	const reject = (path: string, found: string): RejectedBuild => ({
		listed,
		why: problem({
			where: join(dist, path),
			found,
			expected: `the whole build of ${BUILD_MARK}`,
			write: `npm run build, or copy the rest. To serve a file that you changed, remove its line from ${BUILD_MARK}`,
		}),
	});
	try {
		const mark = readMark(dist);
		if (!mark) return reject(BUILD_MARK, 'a part of the file');
		const paths = new Set(listed.map(({ path }) => path));
		const missing = [...PAGES, ...mark.files.keys()].find((path) => !paths.has(path));
		if (missing) return reject(missing, 'no such file');
		const files = await readFiles(dist, listed, inMemory);
		const other = otherThan(mark, files, dist);
		if (other) return reject(other, 'another content');
		const build = { files, ...readHosting(dist) };
		return isDeepStrictEqual(listed, listFiles(dist))
			? { id: mark.id, build }
			: reject('', 'files that change');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return reject('', 'files that disappear');
		throw error;
	}
}

/** Path of a file that isn't what the mark says. */
function otherThan(mark: BuildMark, files: SiteFiles, dist: string): string | undefined {
	const etags = new Map<string, string>();
	for (const [path, { etag, copies }] of files) {
		etags.set(path, etag);
		for (const { name, ending } of ENCODINGS) etags.set(path + ending, copies.get(name)?.etag ?? '');
	}
	const hosting = `/${HOSTING_FILE}`;
	if (mark.files.has(hosting)) etags.set(hosting, `"${digestOf(readFileSync(join(dist, hosting)))}"`);
	return [...mark.files].find(([path, digest]) => etags.get(path) !== `"${digest}"`)?.[0];
}

function hashedFiles({ files }: Build): SiteFiles {
	return new Map([...files].filter(([path]) => path.startsWith(HASHED)));
}
