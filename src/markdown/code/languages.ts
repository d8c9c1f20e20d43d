import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';

/** Languages that code can be in, by the name writers give, with the grammar that colours them. */
const grammars = {
	sh: 'shellscript',
	json: 'json',
	js: 'javascript',
	ts: 'typescript',
	jsx: 'jsx',
	tsx: 'tsx',
	python: 'python',
	go: 'go',
	java: 'java',
	kotlin: 'kotlin',
	csharp: 'csharp',
	php: 'php',
	ruby: 'ruby',
	rust: 'rust',
	swift: 'swift',
	dart: 'dart',
	yaml: 'yaml',
	hcl: 'hcl',
	html: 'html',
	css: 'css',
	svelte: 'svelte',
	vue: 'vue',
	http: 'http',
	sql: 'sql',
	toml: 'toml',
	ini: 'ini',
	xml: 'xml',
	dockerfile: 'docker',
	nginx: 'nginx',
	apache: 'apache',
	graphql: 'graphql',
	groovy: 'groovy',
	handlebars: 'handlebars',
	markdown: 'markdown',
	mdx: 'mdx',
	astro: 'astro',
	diff: undefined,
	text: undefined,
} as const;

/** Name of a language that code can be in. */
export type Language = keyof typeof grammars;

/** Other names of the same languages, file name endings among them. */
const aliases: Record<string, Language> = {
	bash: 'sh',
	shell: 'sh',
	shellscript: 'sh',
	zsh: 'sh',
	javascript: 'js',
	mjs: 'js',
	cjs: 'js',
	typescript: 'ts',
	mts: 'ts',
	cts: 'ts',
	py: 'python',
	golang: 'go',
	kt: 'kotlin',
	kts: 'kotlin',
	'c#': 'csharp',
	cs: 'csharp',
	csproj: 'xml',
	rb: 'ruby',
	rs: 'rust',
	yml: 'yaml',
	tf: 'hcl',
	terraform: 'hcl',
	htm: 'html',
	jsonc: 'json',
	properties: 'ini',
	env: 'sh',
	gradle: 'groovy',
	gql: 'graphql',
	mustache: 'handlebars',
	hbs: 'handlebars',
	md: 'markdown',
	docker: 'dockerfile',
	conf: 'nginx',
	plain: 'text',
	plaintext: 'text',
	txt: 'text',
};

const known = (name: string): name is Language => Object.hasOwn(grammars, name);

/**
 * The language of a name.
 *
 * @param name as a writer gives it behind the opening fence; an empty one means plain text
 * @param where file that names it, for the error
 * @throws LanguageError naming the file and the nearest language, if there is no such language
 */
export function languageOf(name: string, where: string): Language {
	const lower = name.toLowerCase() || 'text';
	const language = Object.hasOwn(aliases, lower) ? aliases[lower] : lower;
	if (language !== undefined && known(language)) return language;
	throw new LanguageError(name, where);
}

/**
 * The language of a file, from the ending of its name.
 *
 * @param file path or name, such as `node/quickstart.mjs` or `Dockerfile`
 * @throws LanguageError naming the file, if no language has that ending
 */
export function languageOfFile(file: string): Language {
	const name = file.slice(file.lastIndexOf('/') + 1);
	return languageOf(name.slice(name.lastIndexOf('.') + 1), file);
}

/** Names of languages that readers know by more than their capitals; what a shell and plain text are called is a UI text. */
const names: Partial<Record<Language, string>> = {
	js: 'JavaScript',
	ts: 'TypeScript',
	jsx: 'JSX',
	tsx: 'TSX',
	python: 'Python',
	go: 'Go',
	java: 'Java',
	kotlin: 'Kotlin',
	csharp: 'C#',
	ruby: 'Ruby',
	rust: 'Rust',
	swift: 'Swift',
	dart: 'Dart',
	hcl: 'Terraform',
	svelte: 'Svelte',
	vue: 'Vue',
	dockerfile: 'Dockerfile',
	nginx: 'nginx',
	apache: 'Apache',
	graphql: 'GraphQL',
	groovy: 'Gradle',
	handlebars: 'Handlebars',
	markdown: 'Markdown',
	astro: 'Astro',
};

/** Name of a language for readers. */
export function nameOfLanguage(language: Language): string {
	return names[language] ?? language.toUpperCase();
}

/** Name of the Shiki grammar that colours a language, or `undefined` for plain text. */
export function grammarOf(language: Language): string | undefined {
	return grammars[language];
}

/** A name that no language of code blocks has. */
export class LanguageError extends Error {
	readonly found: string;
	readonly expected = `one of ${Object.keys(grammars).join(', ')}`;
	readonly write: string;

	constructor(name: string, where: string) {
		super();
		const names = [...Object.keys(grammars), ...Object.keys(aliases)];
		this.found = `a code block in the language "${name}"`;
		this.write = nearest(name, names, Number.POSITIVE_INFINITY) ?? 'text';
		this.message = formatProblem({ ...this, where });
	}
}
