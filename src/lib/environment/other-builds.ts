const FOLDER = /^(?:\/[\w-]+)+$/;

/**
 * The folders that other builds behind the same host serve, from a list with commas.
 *
 * @returns the folders, each once; undefined if one of them is not a path such as `/reference/sdks`
 */
export function otherBuilds(list: string | undefined): string[] | undefined {
	const words = (list ?? '').split(',').map((word) => word.trim());
	const folders = [...new Set(words.filter(Boolean).map((word) => word.replace(/\/$/, '')))];
	return folders.every((folder) => FOLDER.test(folder)) ? folders : undefined;
}

/** Whether a path is one of these folders, or inside one. */
export function isInside(path: string, folders: readonly string[]): boolean {
	return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
