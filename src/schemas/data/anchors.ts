/** Fragments that lead to rows of tables made from data, where they aren't the key of the entry alone. */
export const anchors = {
	capability: (side: string, id: string) => `${side}-${id}`,
	command: (name: string) => `npm-${name.replaceAll(':', '-')}`,
	difference: (id: string) => `difference-${id}`,
	message: (id: string) => `message-${id}`,
	permission: (name: string) => `permission-${slug(name)}`,
	variable: (name: string) => slug(name),
};

function slug(name: string): string {
	return name.toLowerCase().replaceAll('_', '-');
}
