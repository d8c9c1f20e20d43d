import { tokenize } from '../text/words.ts';

/** What operations call the things that readers name in their own words: words of readers, then those of the operations. */
const things: readonly (readonly [readers: string, operations: string])[] = [
	[
		'account anybody anyone colleague employee everybody everyone member people person somebody someone teammate',
		'user',
	],
	['team', 'group'],
	['credential key secret', 'token'],
	['label', 'tag'],
	['condition rule targeting', 'strategy constraint'],
	['percent percentage rollout', 'strategy'],
	['weight', 'variant'],
	['dev development prod production stage staging', 'environment'],
	['old obsolete unused', 'archived inactive stale'],
	['audit change changed changes history log trail', 'event'],
	['addon hook jira slack webhook', 'integration'],
	['approval approver reviewer', 'reviewer review'],
	['hit hits count usage used', 'used usage metrics'],
	['alive liveness ping running up', 'healthy health ready'],
	['admin administrator owner', 'administrator role'],
	['access permission right rights', 'access role permission'],
	['expiration expiry expire longer valid', 'expires valid'],
	['need parent prerequisite require', 'depend dependency'],
	['notice announcement', 'banner'],
	['invitation', 'invite'],
	['field property', 'field'],
	['order position', 'order sort'],
	['name title', 'name title'],
	['statistics stats numbers', 'statistics stats metrics'],
	['login signin', 'sign'],
	['download file', 'export'],
	['service robot bot machine', 'service'],
	['favorite star', 'favorite'],
];

/** For each word of a reader what operations call that. */
export const thingWords: ReadonlyMap<string, readonly string[]> = new Map(
	things.flatMap(([readers, operations]) => {
		const names = [...new Set(tokenize(operations))];
		return tokenize(readers).map((word) => [word, names.filter((name) => name !== word)] as const);
	}),
);
