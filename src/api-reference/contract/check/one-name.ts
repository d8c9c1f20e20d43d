import type { Parts } from '../assemble.ts';
import { type ContractProblem, pointerOf, problemAt } from '../problem.ts';

/**
 * Paths that differ only in the names of their parameters. OpenAPI forbids them, as tools cannot tell which one a
 * request goes to: the parameter has one name on all pages and in all downloads.
 */
export function checkOneName({ operations }: Parts): ContractProblem[] {
	const first = new Map<string, (typeof operations)[number]>();
	return operations.flatMap((written) => {
		const { operation, path, place } = written;
		if (operation['x-unleash'].removed) return [];
		const plain = path.replace(/\{[^}]*\}/g, '{}');
		const other = first.get(plain);
		if (!other) first.set(plain, written);
		if (!other || other.path === path) return [];
		const where = `${other.place.file} ${pointerOf(other.place.keys)}`;
		return [
			problemAt({ file: place.file, keys: place.keys.slice(0, -1) }, [
				`\`${path}\`, but \`${other.path}\` in ${where}`,
				'one name for a parameter on all methods of a path',
				`\`${other.path}\`, and the name in \`parameters\``,
			]),
		];
	});
}
