import { dirname, extname, join, normalize } from 'node:path/posix';
import ts from 'typescript';
import type { Checkpoint } from './pages.ts';

/** A file at a point of a page, and a mistake that its compiler would name there. */
export interface CompilerFinding {
	name: string;
	message: string;
}

/**
 * Codes that depend on what the page shows alone, not on the types of packages: names that aren't defined, imported,
 * or exported, that are declared twice, and imports that aren't used.
 */
const CODES = new Set([
	2304, 2305, 2307, 2308, 2451, 2459, 2503, 2552, 2300, 2614, 2393, 2724, 6133, 6192, 6196, 6198, 18004,
]);
const UNUSED = new Set([6133, 6192, 6196, 6198]);
const COMPILED = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/;
const COMPONENT = /\.(?:vue|svelte)$/;
/** What tools of the project make or serve. */
const MADE = /\.(?:css|svg|png|json)(?:\?\w+)?'|'\.\/\$types'/;

/** What the compilers of Vue and Svelte add to the script of a component. */
const MACROS = `
declare const defineProps: any, defineEmits: any, $state: any, $props: any, $derived: any, $effect: any;
export default undefined as any;
`;

const OPTIONS: ts.CompilerOptions = {
	allowJs: true,
	checkJs: true,
	jsx: ts.JsxEmit.ReactJSX,
	lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
	module: ts.ModuleKind.ESNext,
	moduleDetection: ts.ModuleDetectionKind.Force,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	noEmit: true,
	noUnusedLocals: true,
	skipLibCheck: true,
	target: ts.ScriptTarget.ESNext,
	types: ['node'],
};

/** Whether the compiler reads files of this name. */
export function isCompiled(name: string): boolean {
	return COMPILED.test(name);
}

/** Compiles the changed files of checkpoints in one go. Packages aren't resolved, so no toolchain is needed. */
export function compile(checkpoints: readonly Checkpoint[]): CompilerFinding[][] {
	const texts = new Map<string, string>();
	const roots = checkpoints.map((_, index) => `/${index}/`);
	checkpoints.forEach(({ files }, index) => {
		for (const { name, text } of files.values())
			if (isCompiled(name)) texts.set(virtualName(`${roots[index]}${name}`), scriptOf(name, text));
	});
	if (texts.size === 0) return checkpoints.map(() => []);
	const host = hostOf(texts);
	const program = ts.createProgram({ rootNames: [...texts.keys()], options: OPTIONS, host });
	return checkpoints.map(({ changed }, index) =>
		[...changed].filter(isCompiled).flatMap((name) => {
			const source = program.getSourceFile(virtualName(`${roots[index]}${name}`));
			if (!source) return [];
			const all = [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)];
			const messages = all.filter((found) => counts(found, name)).map(messageOf);
			return [...new Set(messages)].map((message) => ({ name, message }));
		}),
	);
}

function counts({ code, messageText }: ts.Diagnostic, name: string): boolean {
	if (code >= 1000 && code < 2000) return true;
	if (!CODES.has(code)) return false;
	// The template uses what the script of a component declares, and names of Svelte that start with $ are stores.
	if (COMPONENT.test(name) && UNUSED.has(code)) return false;
	const said = ts.flattenDiagnosticMessageText(messageText, ' ');
	if (name.endsWith('.svelte') && /'\$/.test(said)) return false;
	// Packages are there once readers installed them.
	return code !== 2307 || (/module '\.{1,2}\//.test(said) && !MADE.test(said));
}

function messageOf({ messageText }: ts.Diagnostic): string {
	return ts.flattenDiagnosticMessageText(messageText, ' ').replace(/ Did you mean .*/, '');
}

/** Components are read by their scripts. */
function scriptOf(name: string, text: string): string {
	if (!COMPONENT.test(name)) return text;
	const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
	return [...scripts, MACROS].join('\n');
}

function virtualName(name: string): string {
	return COMPONENT.test(name) ? `${name}.ts` : name;
}

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Types of the language and of Node.js, which are parsed once. */
function library(file: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
	const known = libraries.get(file) ?? read();
	libraries.set(file, known);
	return known;
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
	const host = ts.createCompilerHost(OPTIONS);
	const { fileExists, getSourceFile, readFile } = host;
	const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
		const path = normalize(join(dirname(from), name));
		const script = path.replace(/\.([cm]?)js$/, '.$1ts');
		const endings = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx'];
		const found = [...endings.map((ending) => path + ending), script]
			.map(virtualName)
			.find((file) => texts.has(file));
		return found === undefined
			? undefined
			: { resolvedFileName: found, extension: extname(found) as ts.Extension };
	};
	return Object.assign(host, {
		fileExists: (file: string) => texts.has(file) || fileExists.call(host, file),
		readFile: (file: string) => texts.get(file) ?? readFile.call(host, file),
		getSourceFile: (file: string, options: ts.ScriptTarget) => {
			const text = texts.get(file);
			if (text === undefined) return library(file, () => getSourceFile.call(host, file, options));
			return ts.createSourceFile(file, text, options, true);
		},
		resolveModuleNameLiterals: (literals: readonly ts.StringLiteralLike[], from: string) =>
			literals.map(({ text }) => {
				if (!texts.has(from)) return ts.resolveModuleName(text, from, OPTIONS, host);
				return { resolvedModule: text.startsWith('.') ? resolve(text, from) : undefined };
			}),
	});
}
