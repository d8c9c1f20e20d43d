import type { Operation } from '../../../api-reference/model/types.ts';
import type { TokenSlot } from './values.ts';

/** Which of the reader's tokens an operation takes, by the first kind that it accepts; undefined if it takes none. */
export function slotOf([kind]: Operation['tokens']): TokenSlot | undefined {
	if (kind === undefined || kind === 'backend' || kind === 'frontend') return kind;
	return 'admin';
}
