import { type DocsVersion, versions } from '../../config/versions.ts';
import { type Language, languages } from '../languages.ts';
import { under, within } from './urls.ts';

/** Where an address stands: `/ar/7/quickstart` is the page `/quickstart` of version 7 in Arabic. */
export interface Place {
	language: Language;
	version: DocsVersion;
	/** The same in every language and version. */
	page: string;
}

/** The place of an address. */
export function placeOf(pathname: string): Place {
	const language = closest(languages, pathname);
	const inLanguage = within(language.path, pathname);
	const version = closest(versions, inLanguage);
	return { language, version, page: within(version.path, inLanguage) };
}

/** The address of a place. */
export function pathOfPlace({ language, version, page }: Place): string {
	return under(language.path, under(version.path, page));
}

/** The newest version. */
export const lastVersion = versions.find(({ isLast }) => isLast) ?? versions[0];

/** The one with the longest path that holds an address; the first holds all. */
function closest<Area extends { path: string }>(areas: readonly [Area, ...Area[]], pathname: string): Area {
	const [first] = areas;
	return areas.reduce(
		(best, area) =>
			`${pathname}/`.startsWith(`${area.path}/`) && area.path.length > best.path.length ? area : best,
		first,
	);
}
