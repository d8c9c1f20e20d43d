import { createHash } from 'node:crypto';
import { levels } from '../../search/adapters/levels.ts';
import { stopWords } from '../../search/data/stop-words.ts';
import { synonymGroups } from '../../search/data/synonyms.ts';
import type { HostedEngine } from '../../search/settings.ts';
import type { BlockRecord } from './records.ts';

/** What an engine is given: its records, and how it is to search them. */
export interface Exported {
	records: Record<string, unknown>[];
	settings: Record<string, unknown>;
	/** Groups of words that mean about the same, where they are no part of the settings. */
	synonyms?: Record<string, unknown>[];
}

/** How records and settings are written for each engine. */
export const formats: Record<HostedEngine, (records: readonly BlockRecord[]) => Exported> = {
	algolia: (records) => ({
		records: records.map((record) => ({ ...record })),
		settings: algoliaSettings,
		synonyms: groups.map((synonyms, place) => ({ objectID: `docs-${place}`, type: 'synonym', synonyms })),
	}),
	typesense: (records) => ({
		records: records.map(flatForTypesense),
		settings: typesenseSettings,
		synonyms: groups.map((synonyms, place) => ({ id: `docs-${place}`, synonyms })),
	}),
	meilisearch: (records) => ({ records: records.map(flatForMeilisearch), settings: meilisearchSettings }),
};

const groups = synonymGroups.map((group) => [...group]);

const headings = levels.filter((level) => level !== 'lvl0');

/** @see https://www.algolia.com/doc/api-reference/settings-api-parameters/ */
const algoliaSettings = {
	attributesForFaceting: ['type', 'language', 'version'],
	searchableAttributes: [
		'unordered(names)',
		...headings.map((level) => `unordered(hierarchy.${level})`),
		'unordered(keywords)',
		'unordered(hierarchy.lvl0)',
		'content',
	],
	attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'operation'],
	attributesToHighlight: ['hierarchy', 'content'],
	attributesToSnippet: ['content:10'],
	camelCaseAttributes: ['hierarchy', 'content'],
	distinct: true,
	attributeForDistinct: 'url',
	ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
	customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
	minWordSizefor1Typo: 4,
	minWordSizefor2Typos: 8,
	allowTyposOnNumericTokens: false,
	minProximity: 1,
	disableTypoToleranceOnAttributes: ['names'],
	queryLanguages: ['en'],
	ignorePlurals: true,
	removeStopWords: true,
	removeWordsIfNoResults: 'allOptional',
};

/** @see https://typesense.org/docs/latest/api/collections.html */
const typesenseSettings = {
	fields: [
		...levels.map((level) => ({ name: `hierarchy.${level}`, type: 'string', optional: true })),
		{ name: 'content', type: 'string', optional: true },
		{ name: 'names', type: 'string[]', optional: true },
		{ name: 'keywords', type: 'string[]', optional: true },
		{ name: 'url', type: 'string', facet: true },
		{ name: 'type', type: 'string', facet: true },
		{ name: 'language', type: 'string', facet: true },
		{ name: 'version', type: 'string[]', facet: true },
		{ name: 'item_priority', type: 'int64' },
	],
	default_sorting_field: 'item_priority',
	token_separators: ['_', '-', '.', '/'],
};

/** @see https://www.meilisearch.com/docs/reference/api/settings */
const meilisearchSettings = {
	searchableAttributes: [
		'names',
		...headings.map((level) => `hierarchy_${level}`),
		'keywords',
		'hierarchy_lvl0',
		'content',
	],
	filterableAttributes: ['type', 'language', 'version'],
	distinctAttribute: 'url',
	rankingRules: [
		'words',
		'typo',
		'attribute',
		'proximity',
		'exactness',
		'page_rank:desc',
		'level:desc',
		'position:asc',
	],
	typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnAttributes: ['names'] },
	stopWords: [...stopWords],
	synonyms: Object.fromEntries(
		[...new Set(groups.flat())].map((word) => [
			word,
			[...new Set(groups.filter((group) => group.includes(word)).flat())].filter((other) => other !== word),
		]),
	),
};

function flatForTypesense(record: BlockRecord): Record<string, unknown> {
	const { objectID, hierarchy, hierarchy_radio, weight, operation, ...rest } = record;
	return withoutNull({
		id: hash(objectID),
		...rest,
		...operation,
		...flat('hierarchy.', hierarchy),
		...flat('hierarchy_radio.', hierarchy_radio),
		/* One number that orders as the three do; positions of a page stay under 1,000. */
		item_priority: weight.pageRank * 1_000_000_000 + weight.level * 1000 + Math.max(0, 999 - weight.position),
	});
}

function flatForMeilisearch(record: BlockRecord): Record<string, unknown> {
	const { objectID, hierarchy, hierarchy_radio, weight, operation, ...rest } = record;
	return {
		objectID: hash(objectID),
		...rest,
		...operation,
		...flat('hierarchy_', hierarchy),
		...flat('hierarchy_radio_', hierarchy_radio),
		page_rank: weight.pageRank,
		level: weight.level,
		position: weight.position,
	};
}

function flat(prefix: string, titles: BlockRecord['hierarchy']): Record<string, string | null> {
	return Object.fromEntries(levels.map((level) => [prefix + level, titles[level]]));
}

function withoutNull(record: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

/** Ids of these engines take letters and digits only. */
function hash(id: string): string {
	return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
