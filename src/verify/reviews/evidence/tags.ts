import { componentsOf } from '../../../markdown/page-tree.ts';

/** The value of an attribute of every component of a name, in the order of the text, each once. */
export function attributesOf(body: string, component: string, attribute: string): string[] {
	const found = propsOf(body, component).flatMap((props) => {
		const value = props[attribute];
		return typeof value === 'string' ? value : [];
	});
	return [...new Set(found)];
}

/** The attributes of every component of a name. */
export function propsOf(body: string, component: string): Record<string, unknown>[] {
	return componentsOf(body)
		.filter(({ name }) => name === component)
		.map(({ props }) => props);
}
