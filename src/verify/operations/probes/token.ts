import type { Operation } from '../../../api-reference/model/types.ts';
import { fakeTokens } from '../../../config/fake-tokens.ts';
import { TOKENS } from '../../server/tokens.ts';
import type { Probe, Sent } from '../probes.ts';

/** Tokens of the trial server by kind. `stock.yaml` adds those of the roles. */
export const tokens = {
	backend: fakeTokens.backend,
	frontend: fakeTokens.frontend,
	personal: fakeTokens.admin,
	admin: TOKENS.admin,
} as const;

/** Requests without a token, with one that isn't known, of another kind, and of a user without permissions. */
export function tokenProbes({ tokens: taken }: Operation, right: Sent): Probe[] {
	const withKind = (kind: keyof typeof tokens, what = `a token of the kind ${kind}`): Probe => ({
		...right,
		what,
		headers: withToken(right.headers, tokens[kind]),
	});
	if (taken.length === 0) return [withKind('backend'), withKind('frontend')];
	const kinds = Object.keys(tokens) as (keyof typeof tokens)[];
	const isForUsers = taken.includes('personal');
	const unknown = isForUsers ? 'user:unknown' : '*:development.unknown';
	return [
		{ ...right, what: 'no token', headers: right.headers.filter(([name]) => name !== 'Authorization') },
		{ ...right, what: 'an unknown token', headers: withToken(right.headers, unknown) },
		...(isForUsers
			? [{ ...right, what: 'the token of a Viewer', headers: withToken(right.headers, 'user:a-viewer') }]
			: []),
		...kinds.filter((kind) => !taken.includes(kind)).map((kind) => withKind(kind)),
		...(isForUsers && taken.includes('admin') ? [withKind('admin', 'an admin token')] : []),
	];
}

/** The headers of a request with another token. */
export function withToken(headers: Sent['headers'], token: string): Sent['headers'] {
	return [...headers.filter(([name]) => name !== 'Authorization'), ['Authorization', token]];
}
