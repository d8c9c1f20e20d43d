import { tokenize } from '../../search/text/words.ts';
import type { EntryKind } from './entry.ts';

/** Words of any question about a thing that has a name. */
const OF_ALL =
	tokenize(`all allow another any call called change choose control default do each every exactly get give
	got help its kind know let lets look mean must name named need needed needs new one per possible right server single
	somebody someone tell tells type unleash want whole`);

const OF_KINDS: Readonly<Record<EntryKind, string>> = {
	variable:
		'configure define defines env environment option options set sets setting settings variable variables',
	permission: 'grant have people permission permissions require required right role user users who',
	event:
		'called emitted event events fired happen happens log logged recorded says send sent tells when written',
	limit: `add allowed contain create exist have highest hold instance limit limited limits many max maximum may most number
		put set sets support supported there together total up use usual`,
	operation: `admin api call calls client endpoint endpoints http method operation operations path request requests rest
		which`,
};

const termsOf = (kind: EntryKind) => new Set([...OF_ALL, ...tokenize(OF_KINDS[kind])]);

/** Terms that say in a question what kind of thing is asked for, and not which one. */
export const fillersOf: Readonly<Record<EntryKind, ReadonlySet<string>>> = {
	variable: termsOf('variable'),
	permission: termsOf('permission'),
	event: termsOf('event'),
	limit: termsOf('limit'),
	operation: termsOf('operation'),
};
