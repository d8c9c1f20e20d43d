import { render } from 'astro:content';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { pathOfEntry } from '../../../lib/urls/urls.ts';
import { publishedDocs } from '../../../navigation/pages.ts';

/** A link with the name of what it leads to. */
export interface NamedLink {
	href: string;
	text: string;
}

/** The heading below an `<Anchor>`, without marks of code. */
function headingBelow(id: string, body = ''): string | undefined {
	return new RegExp(`<Anchor id="${id}" */>\\s+#+ (.+)`).exec(body)?.[1]?.replaceAll('`', '');
}

/**
 * A link to a page or a section of one, named by the titles of both. On the page itself it is the section alone.
 *
 * @param address root-relative, as in data; that it leads somewhere is checked with all links of the built site
 * @param here path of the page that shows the link
 */
export async function linkTo(address: string, here: string): Promise<NamedLink> {
	const [path = '', slug] = address.split('#');
	const entry = (await publishedDocs()).find(({ id }) => pathOfEntry(id) === path);
	if (!entry || !slug) return { href: address, text: entry?.data.title ?? address };
	const { headings } = await render(entry);
	const section = headings.find(({ slug: own }) => own === slug)?.text ?? headingBelow(slug, entry.body);
	if (!section) {
		/* While writing, `src/build/sources` reports it, and the page with the link stays readable. */
		if (import.meta.env.DEV) return { href: address, text: entry.data.title };
		throw problem({
			where: `page: '${address}' in src/content/data`,
			found: `no heading and no <Anchor> with the id ${slug} on ${path}`,
			expected: 'the id of a section',
			write:
				nearest(
					slug,
					headings.map(({ slug: own }) => own),
				) ?? path,
		});
	}
	return path === here
		? { href: `#${slug}`, text: section }
		: { href: address, text: `${entry.data.title}: ${section}` };
}
