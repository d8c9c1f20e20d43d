import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedEdge } from '~/config/edge-version.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { edgeFingerprint, TRY_EDGE } from '~/verify/edge-tried.ts';

test(`Edge was tried with the tests and options that stand here; else: ${TRY_EDGE}`, () => {
	const { edge, fingerprint } = readFacts('edge-tried');
	expect({ edge, fingerprint }).toEqual({ edge: documentedEdge, fingerprint: edgeFingerprint() });
});

test('pages that were followed with Edge were followed with the version that they describe', () => {
	const versions = Object.values(readFacts('followed')).flatMap(({ tools }) => tools['edge'] ?? []);
	expect(versions.length).toBeGreaterThan(0);
	expect([...new Set(versions)]).toEqual([documentedEdge]);
});

test.each([
	'unleash-edge.mdx',
	'unleash-edge/concepts.mdx',
	'unleash-edge/deploying.mdx',
	'unleash-edge/cli.mdx',
])('%s names the version that it describes', (page) => {
	expect(readFileSync(`src/content/docs/reference/${page}`, 'utf8')).toContain(documentedEdge);
});
