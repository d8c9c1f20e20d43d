import type { RedirectPlan } from '../../config/redirects/types.ts';
import { feedPath } from '../../lib/urls/urls.ts';
import {
	FEED,
	FOR_EVER,
	HASHED,
	type Header,
	MARKDOWN,
	REVALIDATE,
	SECOND,
	SHARED,
	SHARING,
	securityHeaders,
	UNLISTED,
} from '../headers.ts';
import { NOT_FOUND } from '../redirects/plan.ts';
import { PREFERS_MARKDOWN } from './prefers-markdown.ts';

/**
 * `vercel.json`, for a deployment of the built folder. Of headers that two rules set, the later one counts. A
 * redirect may have any status, also one that leads nowhere, and may depend on a header: Markdown is at an address of
 * its own there, as a page that is a file wins over what would be shown in its place.
 */
export function vercelConfig({ exact, prefixes }: RedirectPlan, policy: string): string {
	const headers = [...securityHeaders(policy), ['Cache-Control', REVALIDATE] as const];
	const toMarkdown = { has: [{ type: 'header', key: 'accept', value: PREFERS_MARKDOWN }], statusCode: 307 };
	const rule = (path: string, ...headers: Header[]) => ({
		source: path.replace('*', '(.*)'),
		headers: headers.map(([key, value]) => ({ key, value })),
	});
	const config = {
		$schema: 'https://openapi.vercel.sh/vercel.json',
		cleanUrls: true,
		trailingSlash: false,
		redirects: [
			{ source: NOT_FOUND, destination: '/', statusCode: 404 },
			...[...exact].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
			...prefixes.map(({ from, to }) => ({
				source: `${from}:path+`,
				destination: `${to}:path+`,
				statusCode: 301,
			})),
			{ source: '/', destination: '/index.md', ...toMarkdown },
			{ source: '/:page([^.]+)', destination: '/:page.md', ...toMarkdown },
		],
		headers: [
			rule('/*', ...headers),
			rule(`${HASHED}*`, ['Cache-Control', FOR_EVER]),
			...SHARED.map((path) => rule(path, SHARING, ...(path === feedPath ? [FEED] : []))),
			...SECOND.map((path) => rule(path, UNLISTED, ...(path.endsWith('.md') ? [MARKDOWN] : []))),
		],
	};
	return `${JSON.stringify(config, undefined, 2)}\n`;
}
