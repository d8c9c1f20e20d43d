import { render } from 'astro:content';
import { publishedDocs } from '../../navigation/pages.ts';
import { pathOfEntry } from '../../site/urls.ts';

/** A link with the name of what it leads to. */
export interface NamedLink {
	href: string;
	text: string;
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
	const section = headings.find((heading) => heading.slug === slug)?.text ?? `#${slug}`;
	return path === here
		? { href: `#${slug}`, text: section }
		: { href: address, text: `${entry.data.title}: ${section}` };
}
