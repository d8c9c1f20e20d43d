import { existsSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { MdastNode } from 'satteri';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { mdxErrorIn, nodesOf } from '../../markdown/page-tree.ts';
import type { Problem } from '../../schemas/frontmatter/problem.ts';
import { componentFiles, propsOfComponent, resolveImport } from './component-props.ts';
import { explainSyntax } from './explain-syntax.ts';

/** What a page calls a component, with its file if it's one of ours. */
type Names = Map<string, string | undefined>;

/** Attributes that any component takes. */
const COMMON = ['slot'];

/** A name with its properties, or one minus another: what readers write between braces means a placeholder. */
const PLACEHOLDER = /^\{?\s*([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*[.-]\s*[\p{L}\p{N}_$]+)*\s*\}?$/u;

/** Finds mistakes in the MDX of a page: what can't be parsed, or else unknown components, props and names. */
export function checkMdx(file: string, source: string): Problem[] {
	if (!file.endsWith('.mdx')) return [];
	const error = mdxErrorIn(source);
	const nodes = nodesOf(source);
	const { names, problems } = readImports(file, error ? importsIn(source) : nodes);
	if (error) {
		return [{ file, field: 'text', ...explainSyntax(error, source, new Set(names.keys())) }];
	}
	return [...problems, ...nodes.flatMap((node) => checkNode(file, node, names))];
}

/** Import lines of a page that can't be parsed. */
function importsIn(source: string): Pick<Extract<MdastNode, { type: 'mdxjsEsm' }>, 'type' | 'value'>[] {
	const lines = source.match(/^import .*$/gm) ?? [];
	return lines.map((value) => ({ type: 'mdxjsEsm', value }));
}

function readImports(file: string, nodes: readonly object[]): { names: Names; problems: Problem[] } {
	const names: Names = new Map();
	const problems: Problem[] = [];
	for (const node of nodes as MdastNode[]) {
		if (node.type !== 'mdxjsEsm') continue;
		const { program, errors } = parseSync(`${file}.jsx`, node.value);
		const report = (offset: number, problem: Pick<Problem, 'found' | 'expected' | 'write'>) =>
			problems.push({ file, field: 'text', ...placeIn(node, offset), ...problem });
		const [error] = errors;
		if (error) {
			const offset = error.labels[0]?.start ?? 0;
			const [found = ''] = node.value
				.slice(0, offset + 1)
				.split('\n')
				.slice(-1);
			report(offset, {
				found,
				expected: `JavaScript (${error.message})`,
				write: 'a complete import or export',
			});
		}
		for (const statement of program.body) {
			if (statement.type === 'ImportDeclaration') addImports(statement, names, file, report);
			else for (const name of declaredNames(statement)) names.set(name, undefined);
		}
	}
	return { names, problems };
}

function addImports(
	{ source, specifiers }: ESTree.ImportDeclaration,
	names: Names,
	file: string,
	report: (offset: number, problem: Pick<Problem, 'found' | 'expected' | 'write'>) => void,
): void {
	const { value: path } = source;
	const components = componentFiles();
	for (const specifier of specifiers) {
		const { local, start } = specifier;
		if (specifier.type !== 'ImportSpecifier' || path !== '~/ui/components') {
			const component = path.endsWith('.astro') ? resolveImport(path, file) : undefined;
			names.set(local.name, component);
			if (component && path.startsWith('~/') && !existsSync(component)) {
				report(source.start, { found: path, expected: 'the file of a component', write: 'its path in src' });
			}
			continue;
		}
		const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : '';
		names.set(local.name, components.get(name));
		if (components.has(name)) continue;
		const write = nearest(name, components.keys()) ?? [...components.keys()].join(', ');
		report(start, { found: name, expected: 'a component of ~/components', write });
	}
}

function declaredNames(statement: ESTree.Statement): string[] {
	const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
	if (declaration?.type === 'VariableDeclaration')
		return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
	return declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
		? [declaration.id.name]
		: [];
}

/** The name at the start of an expression or a spread, if the page neither imports nor exports it. */
function unknownName(expression: string, names: Names): string | undefined {
	const [, name] = PLACEHOLDER.exec(expression.trim().replace(/^\.{3}/, '')) ?? [];
	return name === undefined || names.has(name) || name === 'props' ? undefined : name;
}

function checkNode(file: string, node: MdastNode, names: Names): Problem[] {
	const place = { file, field: 'text', ...placeIn(node, 0) };
	if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
		const name = unknownName(node.value, names);
		if (!name) return [];
		const found = `{${node.value}}`;
		const expected = 'a name that the page imports or exports: MDX reads braces as code';
		return [{ ...place, found, expected, write: `put \`${found}\` in backticks` }];
	}
	if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
	for (const attribute of node.attributes) {
		const name = attribute.type === 'mdxJsxExpressionAttribute' && unknownName(attribute.value, names);
		if (name) {
			const expected = 'a name that the page imports or exports';
			return [{ ...place, found: `{${attribute.value}}`, expected, write: `an import of ${name}` }];
		}
	}
	const [base = ''] = (node.name ?? '').split('.');
	if (!/^[A-Z]/.test(base)) return [];
	if (!names.has(base)) {
		const expected = 'a component that the page imports';
		const found = `<${node.name}>`;
		if (componentFiles().has(base))
			return [{ ...place, found, expected, write: `import { ${base} } from '~/ui/components'` }];
		const meant = nearest(base, [...names.keys(), ...componentFiles().keys()]);
		return [{ ...place, found, expected, write: meant ? `<${meant}>` : `put \`${found}\` in backticks` }];
	}
	const component = names.get(base);
	const props = component && propsOfComponent(component);
	if (!props) return [];
	const known = [...props, ...COMMON];
	return node.attributes.flatMap((attribute): Problem[] => {
		if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) return [];
		const used = node.attributes.map((one) => ('name' in one ? one.name : ''));
		const meant = nearest(
			attribute.name,
			[...props].filter((name) => !used.includes(name)),
		);
		return [
			{
				...place,
				found: `${attribute.name}, which isn't a prop of <${base}>`,
				expected: props.size > 0 ? `one of ${[...props].join(', ')}` : 'no props',
				write: meant ? `${meant} instead of ${attribute.name}` : 'nothing here; remove it',
			},
		];
	});
}

/** The place in the file of an offset in the text of a node. */
function placeIn(node: { position?: MdastNode['position']; value?: string }, offset: number) {
	const { line = 1, column = 1 } = node.position?.start ?? {};
	const before = (node.value ?? '').slice(0, offset).split('\n');
	return {
		line: line + before.length - 1,
		column: before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : column + offset,
	};
}
