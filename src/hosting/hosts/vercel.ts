import type { RedirectPlan } from '../../site/redirects/types.ts';
import { FOR_EVER, HASHED, REVALIDATE, SHARED, SHARING, securityHeaders } from '../headers.ts';
import { NOT_FOUND } from '../redirects/plan.ts';

/**
 * `vercel.json`, for a deployment of the built folder. Of headers that two rules set, the later one counts. A
 * redirect may have any status, also one that leads nowhere.
 */
export function vercelConfig({ exact, prefixes }: RedirectPlan, policy: string): string {
	const headers = [...securityHeaders(policy), ['Cache-Control', REVALIDATE] as const];
	const [key, value] = SHARING;
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
		],
		headers: [
			{ source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
			{ source: `${HASHED}(.*)`, headers: [{ key: 'Cache-Control', value: FOR_EVER }] },
			...SHARED.map((path) => ({ source: path.replace('*', '(.*)'), headers: [{ key, value }] })),
		],
	};
	return `${JSON.stringify(config, undefined, 2)}\n`;
}
