import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../site/build-error.ts';
import { listFiles } from '../site/file-paths.ts';
import { trustedTypesPolicy } from '../site/trusted-types.ts';

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

/**
 * Hashes of the inline scripts of all built pages, each once, as a policy names them.
 *
 * @param dist folder of the built site
 * @throws {BuildError} if a page carries inline style or an inline event handler, which the policy blocks, or a script
 *   that cannot be read
 */
export function inlineScriptHashes(dist: string): string[] {
	const hashes = new Set<string>();
	const faults: Problem[] = [];
	for (const file of listFiles(dist, '.html')) {
		const html = readFileSync(join(dist, file), 'utf8');
		for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
			if (!DATA_TYPE.test(attributes)) hashes.add(hashOf(code));
		}
		const markup = html.replace(INLINE_SCRIPT, '');
		if (/<script\b/i.test(markup.replace(SCRIPT_FILE, '')))
			faults.push({
				where: file,
				found: 'a script of another form',
				write: 'the form in src/hosting/csp.ts',
			});
		if (/<style[\s>]/.test(markup))
			faults.push({ where: file, found: 'a <style> element', write: 'its rules in a stylesheet' });
		if (STYLE.test(markup)) faults.push({ where: file, found: 'a style attribute', write: 'a class' });
		const handler = HANDLER.exec(markup)?.[1];
		if (handler)
			faults.push({ where: file, found: `an inline ${handler} handler`, write: 'a listener in a module' });
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
