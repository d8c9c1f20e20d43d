import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../server/packages.ts';

/**
 * Finds labels in the code of the admin UI, which holds the screens of all plans.
 *
 * @returns whether a label is one text of that code, spaces around it and a colon behind it aside
 */
export function labelFinder(server = packageFile('unleash-server')): (label: string) => boolean {
	const folder = join(server, 'frontend/build/static');
	const code = globSync('*.js', { cwd: folder })
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('\n');
	return (label) => {
		const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
		return new RegExp(`[\`"'] ?${text}:? ?[\`"']|[{,]${text}:`).test(code);
	};
}
