import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { identity } from '../../config/identity.ts';
import { cardPath, cardSize } from '../../lib/urls/card-path.ts';
import { pathOfEntry } from '../../lib/urls/urls.ts';

/** Names the picture of the page for services that show links with one, and asks them to show it large. */
export function sharePicture({ head, entry }: StarlightRouteData, site: URL): void {
	const { title } = entry.data;
	const tags: [key: 'name' | 'property', value: string, content: string][] = [
		['property', 'og:image', new URL(cardPath(pathOfEntry(entry.id)), site).href],
		['property', 'og:image:width', String(cardSize.width)],
		['property', 'og:image:height', String(cardSize.height)],
		['property', 'og:image:alt', title === identity.title ? title : `${title} | ${identity.title}`],
		['name', 'twitter:card', 'summary_large_image'],
	];
	for (const [key, value, content] of tags) {
		head.push({ tag: 'meta', attrs: { [key]: value, content }, content: '' });
	}
}
