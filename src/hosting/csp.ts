import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, problem } from '../lib/diagnostics/build-error.ts';
import { listFiles } from '../lib/files/file-paths.ts';
import { minified } from '../lib/minified.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { foreignMarkup } from './foreign-markup.ts';

/** Hosts, and names of policies, that a feature adds to the policy, by directive. A feature that is not configured adds none. */
export type PolicyHosts = Partial<
	Record<
		'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'img-src' | 'font-src' | 'trusted-types',
		readonly string[]
	>
>;

/** Name of the endpoint for reports, as the header `Reporting-Endpoints` declares it. */
export const REPORT_GROUP = 'csp';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /<script\b[^>]*\ssrc=[^>]*>\s*<\/script>/g;
/** A tag up to an attribute of this name; what stands in quotes is skipped. */
const tagWith = (name: string) => new RegExp(`<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?\\s(${name})=`, 'i');
const HANDLER = tagWith('on[a-z]+');
const STYLE = tagWith('style');

const DATA_TYPE = /type="(?:application\/(?:ld\+)?json|text\/template)"/;

/** Scripts that pages have inline, as they have to run before the first paint. */
const INLINE_FILES = ['../ui/client/before-paint.js', '../ui/components/tabs/restore-tabs.js'];

/** The inline scripts of this site, as they stand in its pages. */
export function siteScripts(): string[] {
	return INLINE_FILES.map((file) => fileURLToPath(new URL(file, import.meta.url))).map((file) =>
		minified(basename(file), readFileSync(file, 'utf8')),
	);
}

/**
 * Hashes of the inline scripts of all built pages, each once, as a policy names them.
 *
 * @param dist folder of the built site
 * @param known code of the inline scripts that pages may have
 * @param hosts what configured features add to the policy
 * @throws {BuildError} if a page has another inline script, inline style, an inline event handler, or what belongs to
 *   other hosts
 */
export function inlineScriptHashes(
	dist: string,
	known: readonly string[],
	hosts: PolicyHosts = {},
): string[] {
	const hashes = new Set<string>();
	const faults: Problem[] = [];
	const origins = Object.values(hosts).flat();
	for (const file of listFiles(dist, '.html')) {
		const html = readFileSync(join(dist, file), 'utf8');
		const fault = (found: string, expected: string, write: string) =>
			faults.push({ where: file, found, expected, write });
		for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
			if (DATA_TYPE.test(attributes)) continue;
			hashes.add(hashOf(code));
			if (!known.includes(code))
				fault(
					`an inline script: ${JSON.stringify(code.trim().slice(0, 80))}`,
					`no inline scripts other than ${INLINE_FILES.map((name) => basename(name)).join(' and ')}`,
					'a <script> that imports a module',
				);
		}
		const markup = html.replace(INLINE_SCRIPT, '');
		if (/<script\b/i.test(markup.replace(SCRIPT_FILE, '')))
			fault(
				'a script of another form',
				'scripts in the form that Astro writes',
				'the form in src/hosting/csp.ts',
			);
		if (/<style[\s>]/.test(markup))
			fault('a <style> element', 'styles in files', 'its rules in a stylesheet');
		if (STYLE.test(markup)) fault('a style attribute', 'styles in files', 'a class');
		const handler = HANDLER.exec(markup)?.[1];
		if (handler) fault(`an inline ${handler} handler`, 'scripts in modules', 'a listener in a module');
		for (const foreign of foreignMarkup(markup, origins)) faults.push({ where: file, ...foreign });
	}
	if (faults.length > 0) throw problem(...faults);
	return [...hashes].sort();
}

function hashOf(code: string): string {
	return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of the site: everything from its own origin, inline scripts only by hash, no inline
 * style, and no text that becomes code or markup while a page runs.
 *
 * @param scriptHashes hashes of inline scripts, see `inlineScriptHashes`
 * @param hosts what configured features add
 * @param reportUrl where browsers send what they blocked; without it they send nothing
 */
export function contentSecurityPolicy(
	scriptHashes: readonly string[],
	hosts: PolicyHosts = {},
	reportUrl?: string,
): string {
	const directives: Record<string, readonly string[]> = {
		'default-src': ["'self'"],
		'script-src': ["'self'", ...scriptHashes, ...(hosts['script-src'] ?? [])],
		'style-src': ["'self'", ...(hosts['style-src'] ?? [])],
		'img-src': ["'self'", 'data:', ...(hosts['img-src'] ?? [])],
		'font-src': ["'self'", ...(hosts['font-src'] ?? [])],
		'connect-src': ["'self'", ...(hosts['connect-src'] ?? [])],
		'frame-src': hosts['frame-src']?.length ? hosts['frame-src'] : ["'none'"],
		'worker-src': ["'self'"],
		'manifest-src': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'self'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': [trustedTypesPolicy, ...(hosts['trusted-types'] ?? [])],
		...(reportUrl === undefined ? {} : { 'report-uri': [reportUrl], 'report-to': [REPORT_GROUP] }),
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}
