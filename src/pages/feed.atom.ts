import type { APIRoute } from 'astro';
import { atomFeed } from '~/build/feed/atom.ts';
import { changedDaysOfSite } from '~/changes/changed-days.ts';
import { identity } from '~/config/identity.ts';
import { languages, textsOf } from '~/lib/languages.ts';
import { placeOf } from '~/lib/urls/places.ts';
import { absoluteUrl, feedPath, pathOfEntry } from '~/lib/urls/urls.ts';
import { publishedDocs } from '~/navigation/pages.ts';
import { isUnlisted } from '~/ui/starlight/listed.ts';

/** The pages that changed last, for readers of feeds. */
export const GET: APIRoute = async ({ site, url }) => {
	const home = new URL('/', site ?? url).href;
	const { days } = changedDaysOfSite();
	const entries = await publishedDocs();
	const pages = entries.flatMap((entry) => {
		const path = pathOfEntry(entry.id);
		const place = placeOf(path);
		const day = days.get(path);
		const { title, description = '', kind } = entry.data as typeof entry.data & { kind: string };
		if (!day || kind === 'landing' || place.language !== languages[0] || isUnlisted(entry, place)) return [];
		return [{ title, summary: description, url: absoluteUrl(path, home), day }];
	});
	const facts = {
		title: identity.title,
		subtitle: textsOf(languages[0])['feed.subtitle'] ?? '',
		site: home,
		self: absoluteUrl(feedPath, home),
		author: identity.author,
	};
	return new Response(atomFeed(facts, pages), { headers: { 'Content-Type': 'application/atom+xml' } });
};
