import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchStorageKeys } from '../../src/config/search-storage-keys.ts';

const TEXT = /^["'`]([^"'`$]+)["'`]$/;

/** Reads of the browser's storage whose key cannot be told from the code, by a part of the code, with their keys. */
const DYNAMIC: readonly { code: RegExp; keys: readonly string[] }[] = [
	// DocSearch: both keys end with the name of the index.
	{
		code: /__DOCSEARCH_RECENT_SEARCHES__/,
		keys: [searchStorageKeys.recent('docs'), searchStorageKeys.favorites('docs')],
	},
	// Algolia's client, also inside DocSearch, where it asks for nothing: version and application's id.
	{ code: /algolia-client-js-/, keys: ['algolia-client-js-5.64.0-embedded'] },
];

/** What stands in code where a key is expected, and where. */
interface Expression {
	text: string;
	at: number;
}

/** Keys of the browser's storage that the built site reads, found in its scripts. */
export function keysRead(dist: string): { keys: Set<string>; unknown: string[] } {
	const keys = new Set<string>();
	const unknown: string[] = [];
	const scripts = scriptsOf(dist);
	const everything = scripts.map(({ code }) => code).join('\n');
	for (const { name, code } of scripts) {
		const dynamic = DYNAMIC.filter((entry) => entry.code.test(code)).flatMap((entry) => entry.keys);
		for (const key of dynamic) keys.add(key);
		for (const expression of expressionsIn(code)) {
			// A variable of another scope can have the same letter: what is imported counts, too.
			const found = [
				...constantsOf(expression, code, everything),
				...constantsOfName(expression.text, code, scripts),
			];
			for (const key of found) keys.add(key);
			if (found.length === 0 && dynamic.length === 0) unknown.push(`${name}: ${expression.text}`);
		}
	}
	return { keys, unknown };
}

/**
 * What stands where a key is expected: in `getItem(…)`, and behind the storage's name in our own helpers, which
 * themselves read `globalThis[storage]`.
 */
function expressionsIn(code: string): Expression[] {
	const reads = [
		/[\w)]\.getItem\(([^()]*)\)/g,
		/["'`](?:local|session)Storage["'`],\s*([^(),]+)/g,
		/\b(?:local|session)Storage\.(?!getItem|setItem|removeItem)(\w+)/g,
		/\b(?:indexedDB|caches)\.\w+\(([^()]*)\)/g,
	];
	return reads.flatMap((pattern) =>
		[...code.matchAll(pattern)].map(({ 1: text = '', index }) => ({ text: text.trim(), at: index })),
	);
}

/** Characters before a read within which minified code sets the variable that it reads. */
const NEAR = 300;

/** Texts that an expression may stand for: itself, that of a variable set shortly before, or of any such property. */
function constantsOf({ text, at }: Expression, code: string, everything: string): string[] {
	const [, literal] = TEXT.exec(text) ?? [];
	if (literal !== undefined) return [literal];
	const [, name, property] = /^(\w+)(?:\.(\w+))?$/.exec(text) ?? [];
	if (name === undefined) return [];
	const set = property ? `\\b${property}:` : `\\b${name}=`;
	const places = new RegExp(`${set}(["'\`][^"'\`$]+["'\`])`, 'g');
	const found = [...(property ? everything : code.slice(Math.max(0, at - NEAR), at)).matchAll(places)];
	return found.flatMap(([, constant = '']) => TEXT.exec(constant)?.[1] ?? []);
}

/** Texts of a constant that a script sets anywhere, or imports from another. */
function constantsOfName(name: string, code: string, scripts: readonly Script[]): string[] {
	if (!/^\w+$/.test(name)) return [];
	const set = new RegExp(`(?:const|let|var|,)\\s*${name}=(["'\`][^"'\`$]+["'\`])`, 'g');
	const own = [...code.matchAll(set)].flatMap(([, constant = '']) => TEXT.exec(constant)?.[1] ?? []);
	for (const [, names = '', file = ''] of code.matchAll(/import\{([^}]*)\}from["']\.\/([^"']+)["']/g)) {
		const exported = originalOf(names, name);
		const other = scripts.find((script) => script.name.endsWith(`/${file}`));
		const [, list = ''] = /export\{([^}]*)\}/.exec(other?.code ?? '') ?? [];
		const local = exported && list.split(',').find((one) => one.split(' as ').at(-1) === exported);
		if (other && local) own.push(...constantsOfName(local.split(' as ')[0] ?? '', other.code, scripts));
	}
	return own;
}

/** What a name of an import such as `d as e,f as t` is called where it comes from. */
function originalOf(names: string, local: string): string | undefined {
	return names
		.split(',')
		.find((one) => one.split(' as ').at(-1) === local)
		?.split(' as ')[0];
}

interface Script {
	name: string;
	code: string;
}

function scriptsOf(dist: string): Script[] {
	const files = ['', '_astro', 'embed'].flatMap((folder) =>
		readdirSync(join(dist, folder)).map((file) => join(folder, file)),
	);
	const read = (name: string) => ({ name, code: readFileSync(join(dist, name), 'utf8') });
	// The service worker keeps whole responses, and reads no values.
	const modules = files.filter((file) => file.endsWith('.js') && !file.startsWith('service-worker'));
	const pages = files.filter((file) => file.endsWith('.html')).map(read);
	const inline = pages.flatMap(({ name, code }) =>
		[...code.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({
			name,
			code: text,
		})),
	);
	return [...modules.map(read), ...inline];
}
