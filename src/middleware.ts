import { defineMiddleware } from 'astro:middleware';
import { publishedPages } from './navigation/pages.ts';
import { isUsual, linksInPlace } from './ui/starlight/links-in-place.ts';
import { fillUnescaped, rememberTexts } from './ui/starlight/remembered-texts.ts';

/**
 * Makes the links of pages in other languages and versions stay there. Pages at the root pass as they are. A build looks
 * up each text once; the development server again and again, as dictionaries change.
 */
export const onRequest = defineMiddleware(async ({ locals, currentLocale = '' }, next) => {
	locals.t = fillUnescaped(locals.t);
	if (import.meta.env.PROD) locals.t = rememberTexts(locals.t, currentLocale);
	const response = await next();
	const { place } = locals;
	if (!place || isUsual(place)) return response;
	const html = linksInPlace(await response.text(), place, await publishedPages());
	return new Response(html, response);
});
