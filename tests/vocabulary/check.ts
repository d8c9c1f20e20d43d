import ts from 'typescript';

const FILE = `${import.meta.dirname}/checked.ts`;

/**
 * Holds structured data against the vocabulary of schema.org, which `schema-dts` ships as types: each thing must have
 * a type that there is, properties of that type only, and values of the kinds that they take.
 *
 * @param graphs objects with `@context` and `@graph`
 * @returns what is wrong, in the words of TypeScript, with the number of the graph
 */
export function vocabularyMistakes(graphs: readonly unknown[]): string[] {
	const names = graphs.map((_, index) => `graph${index}`);
	const source = [
		"import type { Graph } from 'schema-dts';",
		...graphs.map((graph, index) => `export const ${names[index]}: Graph = ${JSON.stringify(graph)};`),
	].join('\n');
	const options: ts.CompilerOptions = {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		types: [],
		lib: ['lib.es2022.d.ts'],
		module: ts.ModuleKind.NodeNext,
		moduleResolution: ts.ModuleResolutionKind.NodeNext,
		target: ts.ScriptTarget.ES2022,
	};
	const host = ts.createCompilerHost(options);
	const { getSourceFile, fileExists } = host;
	host.fileExists = (file) => file === FILE || fileExists(file);
	host.getSourceFile = (file, ...rest) =>
		file === FILE ? ts.createSourceFile(file, source, rest[0]) : getSourceFile(file, ...rest);
	const program = ts.createProgram([FILE], options, host);
	const file = program.getSourceFile(FILE);
	return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
		const line = source.slice(0, start).split('\n').length - 1;
		return `graph ${line - 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
	});
}

/** What tells graphs apart for the vocabulary: types and properties, and kinds of values, but no text. */
export function shapeOf(value: unknown): unknown {
	if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
	if (typeof value !== 'object' || value === null) return typeof value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, key === '@type' ? inner : shapeOf(inner)]),
	);
}
