import type {
	PrefixRedirect,
	RedirectPlan,
	RedirectRow,
	RedirectRule,
} from '../../config/redirects/types.ts';

/** Path of the page for what is missing. It answers 404, although a file is there. */
export const NOT_FOUND = '/404';

/**
 * Works out what hosts are told, so that every old path reaches its page in one step and none reaches another
 * host: a folder that was removed is spelled out by the folders of pages below it, as `/docs/*` to `/*` would
 * send `/docs//example.com` to example.com on some hosts.
 *
 * @param pages paths of the pages there are
 */
export function planRedirects(
	rows: readonly RedirectRow[],
	rules: readonly RedirectRule[],
	pages: ReadonlySet<string>,
): RedirectPlan {
	const exact = new Map(rows);
	const prefixes: PrefixRedirect[] = [];
	for (const rule of rules) {
		if (rule.kind === 'moved-folder') {
			for (const [from, to] of rows) {
				if (from.startsWith(rule.to)) exact.set(rule.from + from.slice(rule.to.length), to);
			}
			prefixes.push({ from: rule.from, to: rule.to });
		}
		if (rule.kind !== 'removed-prefix') continue;
		const add = (path: string, to: string) => {
			const from = path === '/' ? rule.prefix : rule.prefix + path;
			if (!exact.has(from) && !pages.has(from)) exact.set(from, to);
		};
		for (const [from, to] of rows) {
			if (!from.startsWith(`${rule.prefix}/`)) add(from, to);
		}
		const folders = new Set<string>();
		for (const page of pages) {
			const folder = /^\/[^/]+\/(?=.)/.exec(page)?.[0];
			if (folder) folders.add(folder);
			else add(page, page);
		}
		for (const folder of [...folders].sort()) prefixes.push({ from: rule.prefix + folder, to: folder });
	}
	return { exact, prefixes };
}

/** Every old path with its target, the rules spelled out for the pages there are. */
export function spellOut({ exact, prefixes }: RedirectPlan, pages: ReadonlySet<string>): Map<string, string> {
	const all = new Map(exact);
	for (const { from, to } of prefixes) {
		for (const page of pages) {
			const source = from + page.slice(to.length);
			if (page.startsWith(to) && !all.has(source) && !pages.has(source)) all.set(source, page);
		}
	}
	return all;
}

/**
 * Where a path leads.
 *
 * @param path clean path, see `cleanRequestPath`
 * @returns the target, or `undefined` if the path is no old one
 */
export function targetOf(path: string, { exact, prefixes }: RedirectPlan): string | undefined {
	const target = exact.get(path);
	if (target !== undefined) return target;
	const prefix = prefixes.find(({ from }) => path.startsWith(from));
	return prefix && prefix.to + path.slice(prefix.from.length);
}
