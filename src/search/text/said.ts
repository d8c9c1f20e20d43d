/** The message in an answer of a server, also where the end of the answer was cut off. */
const MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.)+)/;
/** The name of its error, but for the one that says no more than that the request is wrong. */
const NAME = /"name"\s*:\s*"(?!BadDataError")(\w+)"/;
/** What the server writes before it says what is wrong with a request. */
const GENERAL = /^.*\binvalid data:\s*(?=\S)/s;

/**
 * What a pasted answer of a server says: the name of its error and its message, without what all answers of the kind
 * begin with. Any other text stays as it is.
 */
export function saidIn(typed: string): string {
	const message = MESSAGE.exec(typed)?.[1]?.replace(/\\(.)/gs, '$1');
	if (message === undefined) return typed.replace(GENERAL, '');
	const [, name] = NAME.exec(typed) ?? [];
	return [name, message.replace(GENERAL, '')].filter((part) => part !== undefined).join(' ');
}
