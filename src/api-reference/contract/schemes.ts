import type { TokenKind } from './types.ts';

/** Security scheme of the document by kind of token. */
export const schemeOf: Readonly<Record<TokenKind, 'adminToken' | 'backendToken' | 'frontendToken'>> = {
	admin: 'adminToken',
	personal: 'adminToken',
	'service-account': 'adminToken',
	backend: 'backendToken',
	frontend: 'frontendToken',
};
