import { componentOf, nodesOf } from '../../markdown/page-tree.ts';

/** The code of a page as one text: blocks, requests and samples. Prose around it may change without another run. */
export function codeOf(body: string): string {
	const code = nodesOf(body).flatMap((node): unknown[] => {
		if (node.type === 'code') return [[node.lang, node.meta, node.value]];
		const component = componentOf(node);
		return component && /^(ApiRequest|Sample)$/.test(component.name) ? [component] : [];
	});
	return code.length > 0 ? JSON.stringify(code) : '';
}
