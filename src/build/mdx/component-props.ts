import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';

/** A file with TypeScript, as far as types are concerned. */
interface Module {
	file: string;
	program: ESTree.Program;
}

const known = new Map<string, { source: string; program: ESTree.Program }>();

/**
 * The names of the props that a component declares, read from its types as the editor does.
 *
 * @param file path of the `.astro` file, from the root of the project
 * @returns undefined if a type isn't a plain list of fields
 */
export function propsOfComponent(file: string): ReadonlySet<string> | undefined {
	const module = readModule(file);
	if (!module) return undefined;
	return declarationOf('Props', module) ? fieldsOfName('Props', module) : new Set();
}

function readModule(file: string): Module | undefined {
	if (!existsSync(file)) return undefined;
	const source = readFileSync(file, 'utf8');
	const before = known.get(file);
	if (before?.source === source) return { file, program: before.program };
	const script = file.endsWith('.astro') ? (/^---\r?\n(.*?)^---\r?$/ms.exec(source)?.[1] ?? '') : source;
	const { program } = parseSync(`${file}.ts`, script);
	known.set(file, { source, program });
	return { file, program };
}

function declarationOf(name: string, { program }: Module) {
	return program.body
		.map((statement) =>
			statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement,
		)
		.find(
			(statement) =>
				(statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration') &&
				statement.id.name === name,
		);
}

function fieldsOfName(name: string, module: Module): ReadonlySet<string> | undefined {
	const declaration = declarationOf(name, module);
	if (declaration?.type === 'TSTypeAliasDeclaration') return fieldsOfType(declaration.typeAnnotation, module);
	if (declaration?.type !== 'TSInterfaceDeclaration') return fieldsOfImport(name, module);
	const inherited = declaration.extends.map(({ expression, typeArguments }) =>
		expression.type === 'Identifier' && !typeArguments ? fieldsOfName(expression.name, module) : undefined,
	);
	return union([namesOf(declaration.body.body), ...inherited]);
}

function fieldsOfType(type: ESTree.TSType, module: Module): ReadonlySet<string> | undefined {
	switch (type.type) {
		case 'TSTypeLiteral':
			return namesOf(type.members);
		case 'TSIntersectionType':
		case 'TSUnionType':
			return union(type.types.map((part) => fieldsOfType(part, module)));
		case 'TSTypeReference':
			return type.typeName.type === 'Identifier' && !type.typeArguments
				? fieldsOfName(type.typeName.name, module)
				: undefined;
		default:
			return undefined;
	}
}

function fieldsOfImport(name: string, { file, program }: Module): ReadonlySet<string> | undefined {
	for (const statement of program.body) {
		if (statement.type !== 'ImportDeclaration') continue;
		const specifier = statement.specifiers.find(({ local }) => local.name === name);
		if (specifier?.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
		const module = readModule(resolveImport(statement.source.value, file));
		return module && fieldsOfName(specifier.imported.name, module);
	}
	return undefined;
}

/** The file that an import of our own code names, from the root of the project. */
export function resolveImport(path: string, from: string): string {
	return path.startsWith('~/') ? path.replace('~', 'src') : join(dirname(from), path);
}

function namesOf(members: readonly ESTree.TSSignature[]): ReadonlySet<string> | undefined {
	const names = members.map((member) => {
		if (member.type !== 'TSPropertySignature') return undefined;
		if (member.key.type === 'Identifier') return member.key.name;
		return member.key.type === 'Literal' ? String(member.key.value) : undefined;
	});
	return names.includes(undefined) ? undefined : new Set(names as string[]);
}

function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
	return sets.includes(undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

const INDEX = 'src/ui/components/index.ts';

/** The files of the components that `~/ui/components` exports, by name. */
export function componentFiles(): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const statement of readModule(INDEX)?.program.body ?? []) {
		if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
		for (const { exported } of statement.specifiers) {
			if (exported.type === 'Identifier')
				files.set(exported.name, resolveImport(statement.source.value, INDEX));
		}
	}
	return files;
}
