import { versions } from '../../config/versions.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { languages } from '../../lib/languages.ts';
import { type Place, placeOf } from '../../lib/urls/places.ts';
import { addressFrom, type SitePages } from '../../navigation/pages.ts';

/** Links to pages of this site. Those with `data-place` choose a language or version themselves. */
const LINK = /(<a\b(?![^>]*\sdata-place\b)[^>]*\shref=")(\/[^"#?]*)/g;

/** A link whose address is not in double quotes, as Astro wrote all so far. */
const OTHER_LINK = /<a\b[^>]*\shref=(?!")[^>]*>/i;

/** Whether a place is where addresses without a language and version lead. */
export function isUsual({ language, version }: Place): boolean {
	return language === languages[0] && version === versions[0];
}

/**
 * Keeps readers in their language and version: pages, menus and footers name pages without them, and each such link
 * leads to the page in the language and version of the page it stands on. What the version lacks is looked for in the
 * version at the root, and links to what is in neither stay.
 *
 * @throws {BuildError} if the page has a link in another form
 */
export function linksInPlace(html: string, place: Place, pages: SitePages): string {
	const other = OTHER_LINK.exec(html)?.[0];
	if (other) {
		throw problem({
			where: place.page,
			found: other,
			expected: 'an address in double quotes, as Astro wrote all so far',
			write: 'the new form in src/ui/starlight/links-in-place.ts',
		});
	}
	return html.replace(LINK, (whole, start: string, path: string) => {
		const target = placeOf(path);
		if (!isUsual(target)) return whole;
		const address = addressFrom(place, target.page, pages);
		return address === undefined ? whole : start + address;
	});
}
