/**
 * API tokens for samples, one per kind, in the format of real ones: `project:environment.hash`, or `user:hash`, with a
 * hash of 56 hexadecimal digits. The hashes are made up, and look it.
 */
export const fakeTokens = {
	/** For the Admin API: a personal access token, or one of a service account. Admin tokens cannot be created any more. */
	admin: 'user:00000000000000000000000000000000000000000000000000ad0111',
	/** For backend SDKs and Edge, in one environment of all projects. */
	backend: '*:development.0000000000000000000000000000000000000000000000000bac0e0d',
	/** For frontend SDKs, in one environment of one project. */
	frontend: 'default:development.00000000000000000000000000000000000000000000000000f0e0ed',
} as const;

/** Kinds of tokens that requests carry. */
export type TokenKind = keyof typeof fakeTokens;
