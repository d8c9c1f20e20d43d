import type { APIRoute } from 'astro';
import { titleOf } from '../../api-reference/model/metadata.ts';
import { loadReference } from '../../api-reference/model/source.ts';
import { proseToText } from '../../api-reference/prose.ts';
import { makeEntries } from '../../assistant/entries/make-entries.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { sentencesOf } from '../../search/passages/sentences.ts';
import { variableAreas, variablesOf } from '../../ui/components/variables/variables-data.ts';

/** Sentences of an operation's description that its entry has. */
const SENTENCES = 3;

/** Everything that has a name of its own, for exact answers of the assistant; readers load it when they ask. */
export const GET: APIRoute = () => {
	const entries = makeEntries({
		variables: variableAreas.flatMap((area) => variablesOf(area)),
		permissions: readFacts('permissions'),
		events: readFacts('event-types'),
		limits: readFacts('limits'),
		operations: loadReference().operations.map((operation) => ({
			...operation,
			title: titleOf(operation),
			text: sentencesOf(proseToText(operation.description)).slice(0, SENTENCES).join(' '),
		})),
	});
	return new Response(JSON.stringify(entries), { headers: { 'content-type': 'application/json' } });
};
