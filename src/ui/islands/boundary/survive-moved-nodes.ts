/**
 * Lets React go on where somebody else has moved or replaced nodes that it made. Translators put `<font>` elements in
 * the place of text nodes, and React then throws when it removes such a text or inserts something before it. It doesn't
 * throw with this: what the node was moved into stands in for it, and a node that isn't in the page at all counts as
 * removed. A text that changes beside other nodes still needs an element of its own: React writes to the node that it
 * made, which nobody sees any more.
 */
export function surviveMovedNodes({ prototype }: typeof Node): void {
	const { removeChild, insertBefore } = prototype;
	prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		const inside = childOf(this, child);
		if (inside) removeChild.call(this, inside);
		return child;
	};
	prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
		insertBefore.call(this, node, before && childOf(this, before));
		return node;
	};
}

/** The child of a parent that is a node or contains it. */
function childOf(parent: Node, node: Node): Node | null {
	let inside: Node | null = node;
	while (inside && inside.parentNode !== parent) inside = inside.parentNode;
	return inside;
}
