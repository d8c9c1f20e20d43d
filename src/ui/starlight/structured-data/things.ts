import type { Organization, SoftwareApplication, SoftwareSourceCode, WebSite } from 'schema-dts';
import { identity } from '../../../config/identity.ts';
import type { PageFacts } from './page-facts.ts';

type Site = Pick<PageFacts, 'site'>;

const SOURCE = 'https://github.com/Unleash/unleash';
/** License of the open-source server since 8.0. */
const LICENSE = 'https://www.gnu.org/licenses/agpl-3.0.html';

/** Who publishes the site. */
export const publisher: Organization = {
	'@type': 'Organization',
	name: identity.author,
	url: identity.product,
};

/** The site, as pages name what they are a part of. */
export function partOf({ site }: Site): WebSite {
	return { '@type': 'WebSite', '@id': `${site}#site`, name: identity.title, url: site };
}

/** The product, as pages name what they are about. */
export function product({ site }: Site): SoftwareApplication {
	return {
		'@type': 'SoftwareApplication',
		'@id': `${site}#unleash`,
		name: identity.author,
		applicationCategory: 'DeveloperApplication',
	};
}

/** What only the home page says: the site, the product in its version, and its source. */
export function home(facts: PageFacts): [WebSite, SoftwareApplication, SoftwareSourceCode] {
	const { site, description, language, version, modified, image } = facts;
	return [
		{
			...(partOf(facts) as Exclude<WebSite, string>),
			description,
			inLanguage: language,
			image,
			publisher,
			about: { '@id': `${site}#unleash` },
			...(modified && { dateModified: modified }),
		},
		{
			...(product(facts) as Exclude<SoftwareApplication, string>),
			url: identity.product,
			softwareVersion: version,
			license: LICENSE,
			releaseNotes: `${SOURCE}/releases`,
			softwareHelp: { '@id': `${site}#site` },
			publisher,
		},
		{
			'@type': 'SoftwareSourceCode',
			'@id': `${site}#source`,
			name: identity.author,
			codeRepository: SOURCE,
			programmingLanguage: 'TypeScript',
			license: LICENSE,
			targetProduct: { '@id': `${site}#unleash` },
		},
	];
}
