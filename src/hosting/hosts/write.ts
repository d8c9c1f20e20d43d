import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RedirectPlan } from '../../config/redirects/types.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { spellOut } from '../redirects/plan.ts';
import { HOSTING_FILE } from './host-files.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { REDIRECT_SCRIPT, type RedirectTexts, redirectPage } from './redirect-page.ts';
import { vercelConfig } from './vercel.ts';

const SCRIPT = fileURLToPath(new URL('../redirects/redirect.client.js', import.meta.url));

/** What the files for hosts are made from. */
export interface HostFilesInput {
	plan: RedirectPlan;
	policy: string;
	pages: ReadonlySet<string>;
	/** Texts of a page that leads to a path, in the language of what it leads to. */
	texts: (target: string) => RedirectTexts;
	site?: string | undefined;
	/** The build runs at Netlify, see `redirectsFile`. */
	forced: boolean;
}

/** What our own server reads: see `readHosting`. */
export interface HostingFile {
	redirects: (readonly [from: string, to: string])[];
	prefixes: RedirectPlan['prefixes'];
	policy: string;
}

/**
 * Writes what each kind of host reads into the built folder.
 *
 * @param dist folder of the built site
 * @returns how many pages that lead on were written
 */
export async function writeHostFiles(dist: string, input: HostFilesInput): Promise<number> {
	const { plan, policy, pages, texts, site, forced } = input;
	const own: HostingFile = {
		redirects: [...plan.exact],
		prefixes: plan.prefixes,
		policy,
	};
	await Promise.all([
		writeFile(join(dist, '_redirects'), redirectsFile(plan, { forced })),
		writeFile(join(dist, '_headers'), headersFile(policy)),
		writeFile(join(dist, 'vercel.json'), vercelConfig(plan, policy)),
		writeFile(join(dist, 'nginx.conf'), nginxConfig(plan, policy)),
		writeFile(join(dist, HOSTING_FILE), JSON.stringify(own)),
		copyFile(SCRIPT, join(dist, REDIRECT_SCRIPT)),
	]);
	const leads = spellOut(plan, pages);
	const folders = new Set([...leads.keys()].map((path) => dirname(join(dist, path))));
	await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
	for (const [from, to] of leads) {
		const file = join(dist, `${from}.html`);
		if (existsSync(file))
			throw problem({
				where: from,
				found: `a page, and a redirect to ${to}`,
				expected: 'one of them',
			});
		await writeFile(file, redirectPage(to, texts(to), site));
	}
	return leads.size;
}
