import type { SearchTexts } from '../../../search/texts.ts';

/** `3 results`. */
export function countText(count: number, texts: SearchTexts): string {
	if (count === 0) return texts.countNone;
	return count === 1 ? texts.countOne : texts.countMany.replace('{{count}}', count.toLocaleString());
}
