/** A parameter of a path. */
export interface PathPart {
	name: string;
	/** Place by which its value is known on other pages, such as `features/{featureName}`. */
	place: `${string}/${string}`;
	/** Field of the panel that gives its value, where one does. */
	field: 'project' | 'environment' | undefined;
}

/** The parameters of a path, in order. */
export function partsOfPath(path: string): PathPart[] {
	const parts = path.split('/');
	return parts.flatMap((part, index) => {
		const name = /^\{(.+)\}$/.exec(part)?.[1];
		if (!name) return [];
		const before = parts.slice(0, index).findLast((one) => !one.startsWith('{')) ?? '';
		const follows = parts[index - 1] === before;
		const field =
			follows && before === 'projects'
				? 'project'
				: follows && before === 'environments'
					? 'environment'
					: undefined;
		return [{ name, place: `${before}/{${name}}`, field }];
	});
}
