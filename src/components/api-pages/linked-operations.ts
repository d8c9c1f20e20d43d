import { titleOf } from '../../api-reference/model/metadata.ts';
import type { Operation } from '../../api-reference/model/types.ts';
import { escapeText } from '../../markdown/code.ts';
import { apiPath } from '../../site/urls.ts';

type Named = Pick<Operation, 'operationId' | 'slug' | 'summary'>;

/**
 * Turns the ids of operations in a text into links with their titles.
 *
 * @param html with ids as code, `<code>getFeature</code>`, linked or not
 * @param operations those that are linked
 * @returns the text, and the operations that it does not name
 */
export function linkOperations<One extends Named>(html: string, operations: readonly One[]) {
	const unnamed = new Set(operations);
	const linked = html.replaceAll(/(?:<a [^>]*>)?<code>(\w+)<\/code>(?:<\/a>)?/g, (code, id: string) => {
		const operation = operations.find(({ operationId }) => operationId === id);
		if (!operation) return code;
		unnamed.delete(operation);
		return `<a href="${apiPath(operation.slug)}">${escapeText(titleOf(operation))}</a>`;
	});
	return { html: linked, unnamed: [...unnamed] };
}
