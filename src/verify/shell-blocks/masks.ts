const MASKS: [pattern: RegExp, mask: string][] = [
	[/\b\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)/g, '<date>'],
	[/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
	[/\b0[1-7][0-9A-HJKMNP-TV-Z]{24}\b/g, '<ulid>'],
	[/\b[0-9a-f]{56}\b/g, '<secret>'],
	[/\b[0-9a-f]{32}\b/g, '<secret>'],
];

/** What stands for text that is left out. */
export const ELLIPSIS = /…|\.\.\./;

/** Puts names in place of what differs in every run: moments, UUIDs, ULIDs, secrets. */
function mask(text: string): string {
	return MASKS.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text);
}

/** Whether text is as shown, where `…` or `...` stands for any text and moments and ids are all alike. */
export function isAsShown(actual: string, shown: string): boolean {
	const literal = mask(shown).split(new RegExp(ELLIPSIS, 'g')).map(RegExp.escape);
	return new RegExp(`^${literal.join('[\\s\\S]*')}$`).test(mask(actual));
}

/** Whether a text is nothing but a UUID, a ULID or a secret. */
export function isId(text: string): boolean {
	return /^<(uuid|ulid|secret)>$/.test(mask(text));
}
