// Checks that links to this documentation arrive, for the CI of programs that link to it:
//   node check-links.mjs https://docs.getunleash.io/links.json src README.md
// The first argument is the URL or path of the site's links.json. The others are files and folders.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Addresses of the site in a text: what follows its host, and where. Both ends of `…${x ? '#a' : '#b'}` count.
 * @param {string} text @param {string} host */
export function addressesIn(text, host) {
	const name = `(?<![\\w.@-])${host.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`;
	const rest = '((?:[/?#][\\w./~%?#=&+:@-]*)?)(\\$\\{[^}]*\\})?';
	return [...text.matchAll(new RegExp(name + rest, 'g'))].flatMap((match) => {
		const [, written = '', choice = ''] = match;
		const start = written.replace(/&(quot|lt|gt)\b.*|[.:?&#]+$/, '') || '/';
		const ends = [...choice.matchAll(/["'`]([#/?][\w/#?=&-]+)["'`]/g)].map(([, end]) => start + end);
		return (ends.length > 0 ? ends : [start]).map((address) => ({ address, index: match.index }));
	});
}

/** Where an address leads, and what is missing there. Browsers keep a fragment unless the redirect has its own.
 * @param {string} address @param {import('./links-file.ts').Links} links */
export function followAddress(address, { pages, files, redirects, prefixes }) {
	const [, before = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(address) ?? [];
	const path = before.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/';
	const folder = prefixes.find(([from]) => path.startsWith(from));
	const target = redirects[path] ?? (folder ? folder[1] + path.slice(folder[0].length) : path);
	if (files.includes(target)) return { target, missing: undefined };
	const [page = '', own] = target.split('#');
	const ids = pages[page]?.split(' ');
	if (!ids) return { target, missing: `there is no page at ${page}` };
	const anchors = [own, fragment.replace(/:~:.*/, '')].filter((anchor) => anchor && anchor !== 'top');
	const gone = anchors.find((anchor) => !ids.includes(anchor ?? ''));
	return { target: anchors[0] ? `${page}#${anchors[0]}` : page, missing: gone && `${page} has no #${gone}` };
}

/** @param {string} place @returns {string[]} */
function filesIn(place) {
	if (!statSync(place).isDirectory()) return [place];
	const names = readdirSync(place).filter((name) => name !== 'node_modules' && name !== '.git');
	return names.flatMap((name) => filesIn(join(place, name)));
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
	const [list = '', ...places] = process.argv.slice(2);
	if (places.length === 0) throw new Error('Usage: node check-links.mjs LINKS_JSON FILE_OR_FOLDER...');
	const links = /^https?:/.test(list)
		? await (await fetch(list)).json()
		: JSON.parse(readFileSync(list, 'utf8'));
	const results = places.flatMap(filesIn).flatMap((file) => {
		const text = readFileSync(file, 'utf8');
		return addressesIn(text, links.host).map(({ address, index }) => {
			const { missing } = followAddress(address, links);
			const line = text.slice(0, index).split('\n').length;
			if (missing) console.error(`${file}:${line}: ${links.host}${address}: ${missing}`);
			return !missing;
		});
	});
	const arrived = results.filter(Boolean).length;
	console.log(`${arrived} of ${results.length} links arrive`);
	process.exitCode = arrived === results.length ? 0 : 1;
}
