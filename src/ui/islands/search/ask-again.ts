import type { DocSearchClient } from '../../../search/docsearch-client.ts';
import { typeInto } from './type-into.ts';

/** Has DocSearch ask once more for what stands in its field. It only asks when that changes. */
export function askAgain(dialog: HTMLElement, client: DocSearchClient): void {
	const query = dialog.querySelector('input')?.value ?? '';
	client.unasked(() => typeInto(dialog, `${query} `));
	typeInto(dialog, query);
}
