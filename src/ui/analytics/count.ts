import { ANALYTICS, ANALYTICS_ID, ANALYTICS_URL } from 'astro:env/client';
import * as storageKeys from '../../config/storage-keys.ts';
import { pageLanguage } from '../../lib/browser/page-language.ts';
import { keep, recall } from '../../lib/browser/storage.ts';
import type { Count, Visit } from './adapter.ts';
import { adapters } from './adapters/index.ts';
import { analyticsTarget } from './settings.ts';

const target = analyticsTarget({ ANALYTICS, ANALYTICS_ID, ANALYTICS_URL });

/**
 * Tells the configured service of something, without cookies. The page never waits for it: what is blocked or fails is
 * dropped, also while the page leaves.
 */
export function count(what: Count): void {
	try {
		const request = adapters[ANALYTICS]?.request(what, visit(), target);
		if (!request) return;
		const { url, body } = request;
		fetch(url, {
			method: 'POST',
			mode: 'no-cors',
			credentials: 'omit',
			keepalive: true,
			...(body === undefined ? {} : { body }),
		}).catch(() => undefined);
	} catch {}
}

function visit(): Visit {
	const { title, referrer } = document;
	return {
		url: location.origin + location.pathname,
		title,
		referrer: URL.canParse(referrer) ? new URL(referrer).origin : '',
		language: pageLanguage(document),
		version: document.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content ?? '',
		session,
	};
}

function session(): { id: string; began: number } {
	const [id, began] = recall('sessionStorage', storageKeys.analyticsSession)?.split(' ') ?? [];
	if (id && Number(began)) return { id, began: Number(began) };
	const now = Math.floor(Date.now() / 1000);
	const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${now}`;
	keep('sessionStorage', storageKeys.analyticsSession, `${made} ${now}`);
	return { id: made, began: now };
}
