import { spawnSync } from 'node:child_process';
import { compareVersions } from '../../prose/since/versions.ts';
import { MissingPrerequisite } from '../server/missing.ts';
import { type Area, ASIDE, type Product, sources } from './products.ts';

/** Releases of a product by the tags of its public source. */
export interface Tagged {
	/** Released versions, the oldest first. */
	versions: string[];
	/** Whether a release has a text in a part of it, in a file or in the path of one. */
	has(version: string, text: string, area: Area): boolean;
}

/**
 * Reads the tags of a clone.
 *
 * @param folder holds the clones, such as `unleash.git`
 * @throws MissingPrerequisite without a clone
 */
export function taggedReleases(product: Product, folder: string): Tagged {
	const { repository, tag, files } = sources[product];
	const clone = `${folder}/${repository}.git`;
	const git = (...words: string[]) =>
		spawnSync('git', ['--git-dir', clone, ...words], { encoding: 'utf8', maxBuffer: 2 ** 28 });
	const listed = git('tag');
	if (listed.status !== 0) {
		throw new MissingPrerequisite(
			clone,
			'no clone',
			`git clone --bare https://github.com/Unleash/${repository} ${clone}`,
		);
	}
	const tags = new Map(
		listed.stdout.split('\n').flatMap((name) => {
			const version = tag.exec(name)?.[1];
			return version ? [[version, name] as const] : [];
		}),
	);
	return {
		versions: [...tags.keys()].sort(compareVersions),
		has(version, text, area) {
			const name = tags.get(version) ?? '';
			const found = git('grep', '-lF', '-e', text, name, '--', ...files[area]).stdout;
			const paths = found.split('\n').map((line) => line.slice(name.length + 1));
			const listing = git('ls-tree', '-r', '--name-only', name, '--', ...files[area]).stdout.split('\n');
			paths.push(...listing.filter((path) => path.includes(text)));
			return paths.some((path) => path && !ASIDE.test(path));
		},
	};
}
