import { RefusedError } from '../../../search/adapters/hosts.ts';
import type { Exported } from '../formats.ts';
import { batches, createSender, type PushTarget, type Replacement } from './replace.ts';

interface Alias {
	collection_name: string;
}

/** Typesense: the index is an alias. It is pointed to a new collection, and the old collection is deleted. */
export function replaceInTypesense(
	target: PushTarget,
	{ records, settings, synonyms = [] }: Exported,
): Replacement {
	const headers = { 'x-typesense-api-key': target.key };
	const send = createSender(target, headers);
	const alias = `/aliases/${target.index}`;
	const collection = `/collections/${target.temporary}`;
	let old: string | undefined;
	const current = async () => {
		try {
			return (await send<Alias>('GET', alias)).collection_name;
		} catch (error) {
			if (error instanceof RefusedError && error.status === 404) return undefined;
			throw error;
		}
	};
	const sendLines = createLineSender(target, headers);
	/** From version 30 on synonyms are a set of their own that collections name. */
	const set = `${target.index}-words`;
	const sendSynonyms = async () => {
		const isOld = await isMissing(() => send('PUT', `/synonym_sets/${set}`, { items: synonyms }));
		if (!isOld) return void (await send('PATCH', collection, { synonym_sets: [set] }));
		for (const { id, ...words } of synonyms) await send('PUT', `${collection}/synonyms/${id}`, words);
	};
	return {
		async build() {
			old = await current();
			await send('POST', '/collections', { name: target.temporary, ...settings });
			await sendSynonyms();
			for (const batch of batches(records))
				await sendLines(`${collection}/documents/import?action=upsert`, batch);
		},
		async swap() {
			try {
				await send('PUT', alias, { collection_name: target.temporary });
			} catch (error) {
				if ((await current()) !== target.temporary) throw error;
			}
		},
		async discard() {
			if ((await current()) !== target.temporary) await send('DELETE', collection);
		},
		async tidy() {
			if (old !== undefined) await send('DELETE', `/collections/${old}`);
		},
	};
}

/** Whether a server does not know the address of a request. */
async function isMissing(request: () => Promise<unknown>): Promise<boolean> {
	try {
		await request();
		return false;
	} catch (error) {
		if (error instanceof RefusedError && error.status === 404) return true;
		throw error;
	}
}

/** Sends one record a line; Typesense answers with one verdict a line. */
function createLineSender(target: PushTarget, headers: Record<string, string>) {
	const send = createSender(target, { ...headers, 'content-type': 'text/plain' }, readVerdicts);
	return async (path: string, batch: readonly unknown[]) => {
		const verdicts = await send<{ success: boolean; error?: string }[]>(
			'POST',
			path,
			batch.map((record) => JSON.stringify(record)).join('\n'),
		);
		const refused = verdicts.find(({ success }) => !success);
		if (refused || verdicts.length !== batch.length)
			throw new Error(`a record was refused: ${refused?.error ?? 'no verdict'}`);
	};
}

function readVerdicts(text: string): unknown {
	return text
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
}
