import type { MdastNode } from 'satteri';
import { componentOf } from '../../markdown/page-tree.ts';

/** A version that a field states: one of `availability` in the frontmatter, or an attribute of `<Availability>`. */
export interface StatedVersion {
	line: number;
	version: string;
	/** The field as it's written. */
	words: string;
}

/** A component that shows the version of an entry. */
export interface Reference {
	line: number;
	name: string;
	of: string;
}

const COMPONENTS: readonly unknown[] = ['Since', 'Until', 'Renamed'];
const FIELD = /^ {2}(?:since|until|edge): ['"]?(?<version>\d[\d.]*)/;

/** Every version that fields of a page state. */
export function statedVersions(nodes: readonly MdastNode[]): StatedVersion[] {
	return nodes.flatMap((node): StatedVersion[] => {
		const { line = 1 } = node.position?.start ?? {};
		if (node.type === 'yaml') {
			return node.value.split('\n').flatMap((text, index) => {
				const version = FIELD.exec(text)?.groups?.['version'];
				return version ? [{ line: line + 1 + index, version, words: text.trim() }] : [];
			});
		}
		const { name, props = {} } = componentOf(node) ?? {};
		if (name !== 'Availability') return [];
		return ['since', 'until', 'edge'].flatMap((field) => {
			const version = props[field];
			return typeof version === 'string' ? [{ line, version, words: `${field}="${version}"` }] : [];
		});
	});
}

/** Every component of a page that shows the version of an entry. */
export function referencesIn(nodes: readonly MdastNode[]): Reference[] {
	return nodes.flatMap((node) => {
		const { name = '', props = {} } = componentOf(node) ?? {};
		const { line = 1 } = node.position?.start ?? {};
		return COMPONENTS.includes(name) ? [{ line, name, of: String(props['of'] ?? '') }] : [];
	});
}
