import type {
	BreadcrumbList,
	Course,
	SoftwareApplication,
	SoftwareSourceCode,
	TechArticle,
	WebAPI,
	WebPage,
} from 'schema-dts';
import type { PageFacts } from './page-facts.ts';
import { partOf, product, publisher } from './things.ts';

/** The way to a page. Search engines take entries with an address only. */
export function breadcrumbs({ url, title, trail }: PageFacts): BreadcrumbList {
	const entries = [...trail.filter((entry) => entry.url !== undefined), { name: title, url }];
	return {
		'@type': 'BreadcrumbList',
		'@id': `${url}#breadcrumbs`,
		itemListElement: entries.map((entry, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: entry.name,
			item: String(entry.url),
		})),
	};
}

/** A page that explains something of the product. */
export function article(facts: PageFacts): TechArticle {
	const { title, fields } = facts;
	return {
		'@type': 'TechArticle',
		'@id': `${facts.url}#article`,
		headline: title,
		...common(facts),
		mainEntityOfPage: webPage(facts),
		about: about(facts),
		...(fields.minutes && { timeRequired: `PT${fields.minutes}M` }),
		...(fields.needs && { dependencies: fields.needs.join('; ') }),
	};
}

/** A course of the academy: its lessons don't say who they're for. */
export function course(facts: PageFacts): Course {
	const { title, fields } = facts;
	const workload = `PT${fields.minutes}M`;
	return {
		'@type': 'Course',
		'@id': `${facts.url}#course`,
		name: title,
		...common(facts),
		mainEntityOfPage: webPage(facts),
		about: product(facts),
		provider: publisher,
		isAccessibleForFree: true,
		timeRequired: workload,
		...(fields.outcomes && { teaches: fields.outcomes }),
		...(fields.audience && { audience: { '@type': 'Audience', audienceType: fields.audience } }),
		hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload },
		offers: { '@type': 'Offer', category: 'Free' },
	};
}

function common({ description, url, image, language, modified, site }: PageFacts) {
	return {
		description,
		url,
		image,
		inLanguage: language,
		...(modified && { dateModified: modified }),
		publisher,
		isPartOf: partOf({ site }),
	};
}

function webPage({ url, reviewed }: PageFacts): WebPage {
	return {
		'@type': 'WebPage',
		'@id': url,
		breadcrumb: { '@id': `${url}#breadcrumbs` },
		...(reviewed && { lastReviewed: reviewed }),
	};
}

function about(facts: PageFacts): WebAPI | SoftwareApplication | SoftwareSourceCode {
	const { kind, url, fields } = facts;
	if (kind === 'api') return { '@type': 'WebAPI', name: 'Unleash API', provider: publisher };
	if (kind !== 'sdk' || !fields.package) return product(facts);
	const code: SoftwareSourceCode = {
		'@type': 'SoftwareSourceCode',
		'@id': `${url}#code`,
		name: fields.package,
		...(fields.repository && { codeRepository: fields.repository }),
		targetProduct: product(facts),
	};
	return code;
}
