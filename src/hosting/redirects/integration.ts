import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Language, textsOf } from '../../lib/languages.ts';
import { placeOf } from '../../lib/urls/places.ts';
import { contentSecurityPolicy, inlineScriptHashes, type PolicyHosts, siteScripts } from '../csp.ts';
import type { RedirectTexts } from '../hosts/redirect-page.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { writeLinks } from '../links/links-file.ts';
import { builtPages, idsIn } from './built-pages.ts';
import type { KnownSite } from './check.ts';
import { followRedirects } from './follow.ts';
import { assertRedirects, GENERATED, type LoadedRedirects, loadRedirects } from './load.ts';
import { NOT_FOUND, planRedirects } from './plan.ts';

/** What a deployment may set. */
export interface RedirectsOptions {
	/** Hosts that configured features add to the security policy. */
	hosts?: PolicyHosts;
	/** Where browsers send what the policy blocked. */
	reportUrl?: string | undefined;
}

/**
 * Checks `redirects.mjs` when a build starts and again over the built pages, and writes what each kind of host reads
 * into the built folder. Comes after every integration that changes pages.
 */
export function redirects({ hosts = {}, reportUrl }: RedirectsOptions = {}): AstroIntegration {
	let root = process.cwd();
	let site: string | undefined;
	let list: LoadedRedirects = { rows: [], rules: [] };
	return {
		name: 'redirects',
		hooks: {
			'astro:config:setup': ({ config, command }) => {
				root = fileURLToPath(config.root);
				site = config.site;
				if (command === 'build') list = loadRedirects(root);
			},
			'astro:server:setup': ({ server }) => followRedirects(server, root),
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const { rows, rules } = list;
				const files = builtPages(dist);
				const pages = new Set(files.keys());
				assertRedirects(rows, builtSite(dist, files), root);
				const plan = planRedirects(rows, rules, withoutMissing(pages));
				const policy = contentSecurityPolicy(
					inlineScriptHashes(dist, siteScripts(), hosts),
					hosts,
					reportUrl,
				);
				const forced = process.env['NETLIFY'] === 'true';
				const texts = redirectTexts();
				const input = { plan, policy, pages: withoutMissing(pages), texts, site, forced };
				const written = await writeHostFiles(dist, input);
				if (site !== undefined) await writeLinks(dist, files, plan, site);
				logger.info(
					`${rows.length} rows: ${plan.exact.size} paths, ${plan.prefixes.length} folders, ${written} pages that lead on`,
				);
			},
		},
	};
}

/**
 * The built site. Where nothing under a generated path is built yet, its pages count as unknown.
 */
export function builtSite(dist: string, files: ReadonlyMap<string, string>): KnownSite {
	const pages = new Set(files.keys());
	const anchors = new Map<string, Set<string>>();
	return {
		pages,
		unknownUnder: GENERATED.filter((start) => ![...pages].some((page) => page.startsWith(start))),
		anchorsOf(path) {
			const known = anchors.get(path) ?? idsIn(readFileSync(join(dist, files.get(path) ?? ''), 'utf8'));
			anchors.set(path, known);
			return known;
		},
	};
}

/** Pages that can be visited: not the one for what is missing. */
function withoutMissing(pages: ReadonlySet<string>): Set<string> {
	return new Set([...pages].filter((page) => page !== NOT_FOUND));
}

/** Finds the texts for what leads to a path. Dictionaries are read once, as thousands of pages may lead on. */
function redirectTexts(): (target: string) => RedirectTexts {
	const known = new Map<string, RedirectTexts>();
	return (target) => {
		const { language } = placeOf(target.replace(/#.*/, ''));
		const texts = known.get(language.code) ?? textsIn(language);
		known.set(language.code, texts);
		return texts;
	};
}

function textsIn(language: Language): RedirectTexts {
	const texts = textsOf(language);
	return {
		lang: language.code,
		dir: language.dir,
		title: texts['redirect.title'] ?? '',
		text: texts['redirect.text'] ?? '',
	};
}
