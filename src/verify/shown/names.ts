import { readFileSync } from 'node:fs';
import { extname } from 'node:path/posix';
import { parse } from 'yaml';
import type { ShownFile } from './pages.ts';

/** What a language brings without an import, and what its imports bring, from `names.yaml`. */
interface Brought {
	always: string[];
	imports?: Record<string, string[]>;
}

/** How names are written in a language. Only those that start with a capital letter count, except in Go and Python. */
interface Grammar {
	/** Comments and texts, in which names mean nothing. */
	quiet: RegExp;
	/** Names that the file uses, in the first group. */
	uses: RegExp;
	/** Names that a file declares, in the first group. */
	declares: RegExp;
	/** Imports: what is imported in the first group, and its name in the file in the second, if it has another one. */
	imports: RegExp;
	/** The name in the file of what is imported. */
	nameOf?: (imported: string) => string;
	/** Whether an import that the file doesn't use is a mistake for the compiler. */
	mustUse?: boolean;
}

const C_QUIET = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const CAPITAL = /(?<![\w.@$])([A-Z]\w*)\b(?!\s*:\s*\w+\s*=)/g;
const lastWord = (path: string) => path.split(/[.\\:]/).at(-1) ?? path;

const JAVA: Grammar = {
	quiet: C_QUIET,
	uses: /(?<![\w.])@?([A-Z]\w*)\b/g,
	declares:
		/\b(?:class|interface|enum|record|@interface)\s+([A-Z]\w*)|<([A-Z])(?: extends [^>]*)?>|\b([A-Z][A-Z_]+)\s*=/g,
	imports: /^import\s+(?:static\s+)?([\w.*]+);/gm,
};

/** Languages by the ending of a file. JavaScript, TypeScript, Vue, and Svelte have a compiler here. */
const GRAMMARS: Record<string, Grammar> = {
	'.java': JAVA,
	'.kt': {
		...JAVA,
		quiet: new RegExp(`${C_QUIET.source}|\`[^\`\\n]*\``, 'g'),
		declares:
			/\b(?:class|interface|object|typealias|val|var)\s+([A-Z]\w*)|<([A-Z])(?:\s*:[^>]*)?>|fun\s+([A-Z]\w*)/g,
		imports: /^import\s+([\w.*]+)(?:\s+as\s+(\w+))?/gm,
	},
	'.go': {
		quiet:
			/\/\*[\s\S]*?\*\/|\/\/[^\n]*|`[^`]*`|(?<!import .*|^\t(?:\w+ )?)"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/gm,
		uses: /(?<![\w.)\]])([a-z]\w*)\.[A-Z]/g,
		declares:
			/\b([a-z]\w*)(?:\s*,\s*\w+)*\s*:=|\bvar\s+([a-z]\w*)|,\s*(\w+)\s*:=|[(,]\s*([a-z]\w*)\s+[*[\]\w.]+(?=[,)])|[(,]\s*([a-z]\w*),\s*\w+ [*[\]\w]/g,
		imports: /^(?:import\s+|\t)(?:(?<as>(?!return\b)\w+) )?"([\w./-]+)"$/gm,
		nameOf: (path) =>
			GO_NAMES[path] ??
			path
				.replace(/\/v\d+$/, '')
				.split('/')
				.at(-1) ??
			path,
		mustUse: true,
	},
	'.cs': {
		quiet: C_QUIET,
		uses: /(?:\bnew |(?<![\w.])(?=[A-Z][\w<>?]* \w+(?: =|[;,){])|[A-Z]\w*[.<]))([A-Z]\w*)/g,
		declares: JAVA.declares,
		imports: /^using\s+([\w.]+);/gm,
	},
	'.swift': {
		quiet: C_QUIET,
		uses: /(?<![\w.@])@?([A-Z]\w*)\b/g,
		declares: /\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)|<([A-Z])\b/g,
		imports: /^(?:@testable )?import\s+(\w+)/gm,
	},
	'.dart': { quiet: C_QUIET, uses: CAPITAL, declares: JAVA.declares, imports: /^import\s+'([^']+)'/gm },
	'.rs': {
		quiet: /\/\/[^\n]*|r#"[\s\S]*?"#|"(?:\\.|[^"\\])*"/g,
		uses: /(?<![\w:.'!])([A-Z][a-z]\w*)\b/g,
		declares:
			/\b(?:struct|enum|trait|type|union)\s+([A-Z]\w*)|^\s+([A-Z]\w*)(?=[,({ ].*,?$)|[<,]\s*([A-Z])\b/gm,
		imports: /^\s*(?:pub )?use\s+([^;]+);/gm,
	},
	'.php': {
		quiet: /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g,
		uses: /(?<![\w\\$>:])([A-Z][a-z]\w*)\b/g,
		declares: /\b(?:class|interface|enum|trait)\s+([A-Z]\w*)/g,
		imports: /^use\s+(?:function\s+)?([\w\\]+)(?:\s+as\s+(\w+))?;/gm,
	},
	'.rb': {
		quiet: /^\s*#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gm,
		uses: /(?<![\w:.\\])([A-Z]\w*)\b/g,
		declares:
			/\b(?:class|module)\s+(?:\w+::)*([A-Z]\w*)|\b([A-Z][A-Z_]*)\s*=|\b([A-Z]\w*)\s*=\s*(?:Struct|Data)/g,
		imports: /^\s*require(?:_relative)?\s+'([^']+)'/gm,
	},
};

const PYTHON: Grammar = {
	quiet: /#[^\n]*|[rbf]?"{3}[\s\S]*?"{3}|[rbf]?"(?:\\.|[^"\\\n])*"|[rbf]?'(?:\\.|[^'\\\n])*'/g,
	uses: /(?<![\w.])(?!(?:if|in|not|and|or|return|for|while|with|as|lambda|elif|else|assert|await|yield|except|is|del|raise|from|import|def|class|async)\b)([A-Za-z_]\w*)(?=[.([])/g,
	declares:
		/\b(?:def|class)\s+(\w+)|^\s*(\w+)(?:: [^=\n]+)?\s*=(?!=)|\bas\s+(\w+)|\bfor\s+(\w+)|\bfor\s+\w+,\s*(\w+)|\blambda\s+(\w+)|\((\w+)\s*:=|[(,]\s*\**(\w+)(?=\s*[,:)=])|^\s*\w+,\s*(\w+)\s*=/gm,
	imports: /^\s*(?:from\s+[\w.]+\s+)?import\s+(\([\s\S]*?\)|[^\n]+)/gm,
};
GRAMMARS['.py'] = PYTHON;

/** Packages of Go whose name isn't the last part of their path. */
const GO_NAMES: Record<string, string> = { 'github.com/Unleash/unleash-go-sdk/v6': 'unleash' };

/** Languages whose files share nothing but what they import; in the others, a project has one package or imports by file. */
const PRIVATE = new Set(['.go', '.py']);

const brought: Record<string, Brought> = parse(readFileSync(new URL('names.yaml', import.meta.url), 'utf8'));

/** Names that a file uses although neither it, nor its imports, nor another file of the project has them. */
export function unknownNames(file: ShownFile, files: ReadonlyMap<string, ShownFile>): string[] {
	const ending = extname(file.name);
	const grammar = GRAMMARS[ending];
	if (!grammar) return [];
	const known = brought[ending] ?? { always: [] };
	const imported = importsOf(file, grammar);
	const code = file.text.replace(grammar.imports, '').replace(grammar.quiet, '""');
	const names = new Set(known.always);
	for (const other of files.values()) {
		if (extname(other.name) !== ending) continue;
		if (PRIVATE.has(ending) && other !== file) continue;
		for (const found of other.text.replace(grammar.quiet, '""').matchAll(grammar.declares))
			for (const name of found.slice(1)) if (name) names.add(name);
	}
	// What one file of Ruby loads, all have.
	const loaded =
		ending === '.rb' ? [...files.values()].flatMap((other) => importsOf(other, grammar)) : [...imported];
	if (ending === '.rb' && /^(?:app|config|lib|test)\//.test(file.name)) loaded.push({ path: 'rails' });
	for (const { path, as } of loaded) {
		names.add(as ?? (grammar.nameOf ?? lastWord)(path));
		for (const name of known.imports?.[path] ?? []) names.add(name);
		for (const name of path.match(ending === '.py' ? /\w+/g : /\b[A-Z]\w*/g) ?? []) names.add(name);
	}
	const used = new Set([...code.matchAll(grammar.uses)].map(([, name = '']) => name));
	const unknown = [...used]
		.filter((name) => !names.has(name))
		.map((name) => `${name} isn't imported or defined`);
	const unused = imported
		.map(({ path, as }) => as ?? (grammar.nameOf ?? lastWord)(path))
		.filter((name) => grammar.mustUse && !used.has(name) && name !== '_')
		.map((name) => `the import ${name} isn't used`);
	return [...unknown, ...unused];
}

function importsOf({ text }: ShownFile, { imports }: Grammar): { path: string; as?: string | undefined }[] {
	return [...text.matchAll(imports)].map((found) => {
		const [, first = '', second] = found;
		return found.groups ? { path: second ?? '', as: found.groups['as'] } : { path: first, as: second };
	});
}
