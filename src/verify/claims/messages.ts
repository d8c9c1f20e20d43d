import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageRepositories } from '../../schemas/data/messages.ts';

/** What is looked up of a message. */
interface Printed {
	/** The text, with `…` for what varies. */
	message: string;
	/** The file that holds it, behind its package or its repository. */
	source: string;
}

/**
 * Messages that are not in the package of npm they are said to come from. Those of other repositories are left out.
 *
 * @param folder the `node_modules` that holds the packages
 * @returns one line for each: the file, and the first part of the text that it lacks
 */
export function unprinted(messages: Printed[], folder: string): string[] {
	return messages.filter(isOfNpm).flatMap(({ message, source }) => {
		const file = join(folder, source);
		if (!existsSync(file)) return [`${source}: no such file`];
		const text = readFileSync(file, 'utf8').replace(/\\(?=[`'"])/g, '');
		const lacking = partsOf(message).find((part) => !text.includes(part));
		return lacking === undefined ? [] : [`${source}: ${lacking}`];
	});
}

/** Whether the source is a package of npm. */
export function isOfNpm({ source }: Printed): boolean {
	return !messageRepositories.some((repository) => source.startsWith(`${repository}/`));
}

/** The fixed parts of a message. Joi writes the quotes around names itself, so that they are not in its texts. */
function partsOf(message: string): string[] {
	return message
		.split('…')
		.map((part) => part.replace(/^"|"$/g, ''))
		.filter((part) => part.trim() !== '');
}
