import { ANALYTICS_SEARCHES } from 'astro:env/client';
import { count } from './count.ts';
import { countSearches } from './searches.ts';
import { asksForPrivacy, whenShown } from './when-shown.ts';

if (!asksForPrivacy()) {
	whenShown(() => count({ name: 'page_view' }));
	/* A page that comes back as it was left does not load. */
	addEventListener('pageshow', ({ persisted }) => persisted && count({ name: 'page_view' }));
	if (ANALYTICS_SEARCHES === 'on') countSearches(document);
}
