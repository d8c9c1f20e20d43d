import { describe, expect, test } from 'vitest';
import type { Entry } from '~/assistant/entries/entry.ts';
import { findEntries } from '~/assistant/entries/find-entries.ts';
import { GET } from '~/pages/search/entries.json.ts';

const entries: Entry[] = await ((await GET({} as never)) as Response).json();
const found = (question: string) => findEntries(question, entries).map(({ kind, name }) => `${kind} ${name}`);

describe('a question that names a thing gets that thing', () => {
	test.each([
		['What does DATABASE_HOST do?', 'variable DATABASE_HOST'],
		['what is the default of database_host', 'variable DATABASE_HOST'],
		['Which environment variable is called database host?', 'variable DATABASE_HOST'],
		['What does UPDATE_FEATURE allow?', 'permission UPDATE_FEATURE'],
		['Who has the permission update_feature_environment?', 'permission UPDATE_FEATURE_ENVIRONMENT'],
		['What may a role with ADMIN do?', 'permission ADMIN'],
		['When is feature-archived sent?', 'event feature-archived'],
		['Which fields has the feature archived event?', 'event feature-archived'],
		['How do I call getSegments?', 'operation getSegments'],
		['What does POST /api/admin/projects/default/features do?', 'operation createFeature'],
		['How many constraints can a strategy have?', 'limit constraints'],
		['What is the maximum number of segments?', 'limit segments'],
		['How many values may one constraint have?', 'limit constraintValues'],
		['What is the limit of API tokens?', 'limit apiTokens'],
		['How many constraints can a segment have?', 'limit segmentValues'],
		['How many segments can I put on a strategy?', 'limit strategySegments'],
		['Which setting changes the port of the server?', 'variable PORT'],
		['How do I change the log level of the server?', 'variable LOG_LEVEL'],
		['Which event tells that a segment was deleted?', 'event segment-deleted'],
		['What is the event for a new API token called?', 'event api-token-created'],
		['Which permission lets someone create a project?', 'permission CREATE_PROJECT'],
		['Which endpoint lists all segments?', 'operation getSegments'],
		['What is UNLEASH_SEGMENTS_LIMIT?', 'variable UNLEASH_SEGMENTS_LIMIT'],
	])('%s', (question, name) => {
		expect(found(question)[0]).toBe(name);
	});
});

test.each([
	'How do I create an environment?',
	'How many environments does the open source edition have?',
	'Who is the admin of my instance?',
	'How do I limit who sees a project?',
	'How do I update a feature flag?',
	'What is the capital of France?',
	'How many events does the log keep for one flag?',
	'',
])('a question that names nothing gets nothing: %s', (question) => {
	expect(found(question)).toEqual([]);
});

test('every variable, permission, event and limit of the data and every operation is an entry that names can find', () => {
	const missed = entries.filter(
		({ kind, name }) =>
			/[_-]|[a-z][A-Z]/.test(name) && !found(`What is ${name}?`).includes(`${kind} ${name}`),
	);
	expect(missed.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
	expect(entries.length).toBeGreaterThan(700);
});

test('entries say what the data says', () => {
	expect(findEntries('DATABASE_PORT', entries)).toEqual([
		expect.objectContaining({
			kind: 'variable',
			url: '/using-unleash/deploy/configuring-unleash#database-port',
			facts: { default: '`5432`' },
		}),
	]);
	expect(findEntries('createFeature', entries)[0]?.facts.request).toBe(
		'`POST /api/admin/projects/{projectId}/features`',
	);
});
