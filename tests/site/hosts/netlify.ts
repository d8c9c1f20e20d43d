import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { RedirectPlan } from '../../../src/config/redirects/types.ts';
import { redirectsFile } from '../../../src/hosting/hosts/netlify.ts';
import { findFile, type SiteFiles } from '../../../src/hosting/server/files.ts';
import type { Host } from './answer.ts';

/** The rule that fits a request. */
interface Match {
	to: string;
	status: number;
	force: boolean;
}

/** Netlify's rules as its own engine runs them: a WebAssembly module without types. */
interface Redirector {
	parseJSON(rules: string, options: object): Promise<{ match(request: object): Match | null }>;
}

/** Netlify, with the redirects as a build there writes them. Files below their clean address are its Pretty URLs. */
export async function netlifyHost(dist: string, plan: RedirectPlan, files: SiteFiles): Promise<Host> {
	const file = join(mkdtempSync(join(tmpdir(), 'netlify-')), '_redirects');
	writeFileSync(file, redirectsFile(plan, { forced: true }));
	const parsed = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: false });
	const headers = await parseAllHeaders({
		headersFiles: [join(dist, '_headers')],
		configHeaders: undefined,
		minimal: true,
	});
	const redirector: Redirector = createRequire(import.meta.url)('netlify-redirector');
	const forEngine = (parsed.redirects as { from: string; query: object }[]).map(
		({ from, query, ...rule }) => ({
			...rule,
			origin: from,
			params: query,
		}),
	);
	const rules = await redirector.parseJSON(JSON.stringify(forEngine), {});
	const show = (path: string) => {
		const found = path === '/404' ? undefined : findFile(path, files);
		return found === undefined ? { status: 404 } : { status: 200, file: found };
	};
	return {
		name: 'Netlify',
		mistakes: [...parsed.errors, ...headers.errors].map(String),
		async ask({ protocol, hostname, pathname, search }) {
			const path = decoded(pathname);
			const rule = rules.match({
				scheme: protocol.slice(0, -1),
				host: hostname,
				path,
				query: search.slice(1),
				headers: {},
				cookieValues: {},
				getHeader: () => '',
				getCookie: () => '',
			});
			if (!rule || (!rule.force && findFile(path, files) !== undefined)) return show(path);
			return rule.status === 200
				? show(rule.to)
				: { status: rule.status, location: withSearch(rule.to, search) };
		},
	};
}

/** Netlify hands the query of the request on where the target has none. */
function withSearch(to: string, search: string): string {
	return to.includes('?') ? to : to.replace(/(?=#|$)/, search);
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
