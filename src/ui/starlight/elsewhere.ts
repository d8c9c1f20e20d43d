import { versions } from '../../config/versions.ts';
import { languages } from '../../lib/languages.ts';
import { type Place, pathOfPlace } from '../../lib/urls/places.ts';
import { addressOf, type SitePages } from '../../navigation/pages.ts';

/** A language or version that a reader can change to. */
export interface Choice {
	/** Language tag, or name of the version. */
	name: string;
	label: string;
	/** Where this page is in it, else where it starts. */
	href: string;
	current: boolean;
}

/** The page in each language. */
export function languageChoices(place: Place, pages: SitePages): Choice[] {
	return languages.map((language) => {
		const { code: name, label, path } = language;
		const wanted = { ...place, language };
		const found = addressOf(wanted, pages) === pathOfPlace(wanted);
		return { name, label, href: found ? pathOfPlace(wanted) : path, current: language === place.language };
	});
}

/** The page in each version, its main document where it lacks the page. */
export function versionChoices(place: Place, pages: SitePages): Choice[] {
	return versions.map((version) => ({
		name: version.name,
		label: version.label,
		href: addressOf({ ...place, version }, pages) ?? pathOfPlace({ ...place, version, page: '/' }),
		current: version === place.version,
	}));
}
