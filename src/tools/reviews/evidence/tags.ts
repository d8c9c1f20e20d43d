/** The value of an attribute of every component of a name, in the order of the text, each once. */
export function attributesOf(body: string, component: string, attribute: string): string[] {
	const found = tagsOf(body, component).flatMap((tag) => attributeOf(tag, attribute) ?? []);
	return [...new Set(found)];
}

/** The opening tags of a component, from its name on; an expression in braces may hold anything. */
export function tagsOf(body: string, component: string): string[] {
	return [...body.matchAll(new RegExp(`<${component}\\b([^>]*)`, 'g'))].map(([, tag = '']) => tag);
}

/** The text of an attribute in quotes. */
export function attributeOf(tag: string, attribute: string): string | undefined {
	return new RegExp(`\\b${attribute}=["']([^"']*)["']`).exec(tag)?.[1];
}
