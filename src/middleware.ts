import { defineMiddleware } from 'astro:middleware';
import { publishedPages } from './navigation/pages.ts';
import { isUsual, linksInPlace } from './starlight/links-in-place.ts';

/** Makes the links of pages in other languages and versions stay there. Pages at the root pass as they are. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
	const response = await next();
	const { place } = locals;
	if (!place || isUsual(place)) return response;
	const html = linksInPlace(await response.text(), place, await publishedPages());
	return new Response(html, response);
});
