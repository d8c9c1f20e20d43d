import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trustedTypesPolicy } from '../site/trusted-types.ts';

/** Hosts that a feature adds to the policy, by directive. A feature that is not configured adds none. */
export type PolicyHosts = Partial<
	Record<'script-src' | 'connect-src' | 'frame-src' | 'img-src', readonly string[]>
>;

/** Name of the endpoint for reports, as the header `Reporting-Endpoints` declares it. */
export const REPORT_GROUP = 'csp';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** A tag up to an attribute of this name; what stands in quotes is skipped. */
const tagWith = (name: string) => new RegExp(`<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?\\s(${name})=`, 'i');
const HANDLER = tagWith('on[a-z]+');
const STYLE = tagWith('style');

const DATA_TYPE = /type="(?:application\/(?:ld\+)?json|text\/template)"/;

/**
 * Hashes of the inline scripts of all built pages, each once, as a policy names them.
 *
 * @param dist folder of the built site
 * @throws Error if a page carries inline style or an inline event handler, which the policy blocks
 */
export function inlineScriptHashes(dist: string): string[] {
	const hashes = new Set<string>();
	const faults: string[] = [];
	for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.html'),
	)) {
		const html = readFileSync(join(dist, file), 'utf8');
		for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
			if (!DATA_TYPE.test(attributes)) hashes.add(hashOf(code));
		}
		const markup = html.replace(INLINE_SCRIPT, '');
		if (/<style[\s>]/.test(markup))
			faults.push(`${file} has a <style> element. Put its rules into a stylesheet.`);
		if (STYLE.test(markup)) faults.push(`${file} has a style attribute. Write a class instead.`);
		const handler = HANDLER.exec(markup)?.[1];
		if (handler) faults.push(`${file} has an inline ${handler} handler. Put it into a module.`);
	}
	if (faults.length > 0)
		throw new Error(`The security policy would block parts of these pages:\n  ${faults.join('\n  ')}`);
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
		'style-src': ["'self'"],
		'img-src': ["'self'", 'data:', ...(hosts['img-src'] ?? [])],
		'font-src': ["'self'"],
		'connect-src': ["'self'", ...(hosts['connect-src'] ?? [])],
		'frame-src': hosts['frame-src']?.length ? hosts['frame-src'] : ["'none'"],
		'worker-src': ["'self'"],
		'manifest-src': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'self'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': [trustedTypesPolicy],
		...(reportUrl === undefined ? {} : { 'report-uri': [reportUrl], 'report-to': [REPORT_GROUP] }),
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join('; ');
}
