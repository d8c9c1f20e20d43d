import type { Graph } from 'schema-dts';
import { article, breadcrumbs, course } from './page.ts';
import type { PageFacts } from './page-facts.ts';
import { home } from './things.ts';

/**
 * What search engines may know of a page, in the vocabulary of schema.org, as the content of a script of the type
 * `application/ld+json`.
 */
export function structuredData(facts: PageFacts): string {
	const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOf(facts) };
	return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function thingsOf(facts: PageFacts): Graph['@graph'] {
	if (facts.kind === 'landing') return home(facts);
	return [
		facts.kind === 'academy' && facts.fields.audience ? course(facts) : article(facts),
		breadcrumbs(facts),
	];
}
