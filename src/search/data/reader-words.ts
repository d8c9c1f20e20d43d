import { tokenize } from '../text/words.ts';

/**
 * Words of readers beside those of the pages: near in meaning where somebody asks in a sentence, too far off for a
 * search by a name.
 */
const groups: readonly string[] = [
	'account user member person people employee colleague',
	'admin administrator owner',
	'alert notify notification message warn warning',
	'allow permit permission right',
	'announce announcement notice banner',
	'app application service',
	'approve approval review reviewer accept',
	'automatic automatically itself',
	'backup save export',
	'ban block deny forbid refuse reject',
	'begin start launch',
	'beta tester pilot early',
	'browser website web page',
	'bug problem issue fault wrong broken',
	'build make create set',
	'calculate compute evaluate decide',
	'ci pipeline automation automate script',
	'cleanup clean tidy dead obsolete unused stale inactive old',
	'client sdk library',
	'combine together both',
	'company organization customer tenant',
	'cost pay price free buy plan',
	'away crash down outage unreachable unavailable offline fail',
	'credential password secret',
	'delay late slow wait latency',
	'detail information data',
	'developer engineer programmer',
	'docker container image',
	'email mail',
	'encrypt encryption tls ssl https certificate',
	'experiment test',
	'fast speed performance quick',
	'gdpr privacy personal',
	'hide hidden private invisible visible',
	'history audit log trail event',
	'interval often frequency poll refresh',
	'invite invitation signup join',
	'ip address host',
	'limit maximum max most quota cap',
	'location country region',
	'login signin log sign',
	'max most many',
	'mobile phone android ios',
	'mock stub fake test',
	'move migrate transfer switch',
	'name call rename',
	'port listen address',
	'promote copy export import sync',
	'protect secure security safe safely',
	'random hash bucket',
	'replace exchange swap',
	'revert rollback undo back restore',
	'rule condition constraint strategy',
	'schedule date later plan',
	'seat user license',
	'share part percent percentage',
	'staging stage environment',
	'storage store keep save persist cache',
	'store database',
	'stream streaming push realtime instantly immediately',
	'stuck hang freeze',
	'tell inform notify',
	'track analytics measure count',
	'ui dashboard console interface',
	'upgrade update version',
	'view see show visible',
	'visitor anonymous guest',
	'workflow process approval',
];

/** For each word of a reader the words that pages may have in its place. */
export const readerWords: ReadonlyMap<string, readonly string[]> = collect();

function collect(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const group of groups) {
		const words = [...new Set(tokenize(group))];
		for (const word of words)
			found.set(word, [...new Set([...(found.get(word) ?? []), ...words.filter((other) => other !== word)])]);
	}
	return found;
}
