import type { Facts } from '../../../schemas/data/index.ts';

type Glossary = Facts<'glossary'>;

/** A name that other products use, and the term of this site for it. */
export interface OtherName {
	name: string;
	products: readonly string[];
	/** Id of the term. */
	id: string;
	term: string;
}

/** The terms with their ids, in alphabetical order. */
export function termsOf(glossary: Glossary): [string, Glossary[string]][] {
	return Object.entries(glossary).sort(([, a], [, b]) => a.term.localeCompare(b.term, 'en'));
}

/** The names of other products in alphabetical order, those of one name together with each of its terms. */
export function otherNames(glossary: Glossary): OtherName[] {
	return Object.entries(glossary)
		.flatMap(([id, { term, elsewhere = {} }]) =>
			Object.entries(elsewhere).map(([name, products]) => ({ name, products, id, term })),
		)
		.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.term.localeCompare(b.term, 'en'));
}
