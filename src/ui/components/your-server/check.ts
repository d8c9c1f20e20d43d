/** What a reader can give beside values of paths. */
export type Field = 'address' | 'token' | 'project' | 'environment';

/** What samples need a token for: operations of people and pipelines, or those of SDKs. */
export type TokenUse = 'admin' | 'sdk';

/** What can be wrong with a value; the panel has a message for each. */
export type Mistake = 'scheme' | 'address' | 'space' | 'token' | 'sdk-token' | 'admin-token' | 'name';

/** A value as samples take it, or what is wrong with what was typed. */
export type Checked = { value: string } | { mistake: Mistake };

/** Names as the server takes them for projects, environments and the like. */
const NAME = /^[\w.~-]+$/;
/** Signs that no shell and no language reads as anything but themselves. */
const PLAIN_ADDRESS = /[^\w.:/~%[\]-]/g;

/**
 * Checks what a reader typed. Nothing typed is no mistake: the value is empty then.
 *
 * @param use what the token is for; of no meaning to other fields
 */
export function check(field: Field, typed: string, use: TokenUse = 'admin'): Checked {
	const text = typed.trim();
	if (text === '') return { value: '' };
	if (/\s/.test(text)) return { mistake: 'space' };
	if (field === 'address') return checkAddress(text);
	if (field === 'token') return checkToken(text.replace(/^Bearer:?/i, ''), use);
	return NAME.test(text) ? { value: text } : { mistake: 'name' };
}

/** The address without what every path begins with, and with only such signs as are safe in a shell. */
function checkAddress(text: string): Checked {
	if (!/^https?:\/\//i.test(text)) return { mistake: 'scheme' };
	if (!URL.canParse(text)) return { mistake: 'address' };
	const { origin, pathname, search, hash, username, password } = new URL(text);
	if (search || hash || username || password) return { mistake: 'address' };
	const path = pathname.replace(/\/+$/, '').replace(/\/api(\/(admin|client|frontend))?$/, '');
	return { value: (origin + path).replaceAll(PLAIN_ADDRESS, percent) };
}

function checkToken(text: string, use: TokenUse): Checked {
	if (!/^[!-~]+$/.test(text)) return { mistake: 'token' };
	const [, owner, environment] = /^([^:]+):(?:([^.]+)\.)?./.exec(text) ?? [];
	if (!owner) return { mistake: 'token' };
	const isAdmin = owner === 'user' || (owner === '*' && environment === '*');
	if (use === 'admin' && !isAdmin) return { mistake: 'sdk-token' };
	if (use === 'sdk' && isAdmin) return { mistake: 'admin-token' };
	return { value: text };
}

/** A value as a part of a path, in which no language needs to escape anything. */
export function asPathPart(value: string): string {
	return encodeURIComponent(value).replaceAll(/[!'()*]/g, percent);
}

function percent(sign: string): string {
	return [...new TextEncoder().encode(sign)]
		.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
		.join('');
}
