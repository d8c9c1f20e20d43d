import type { Fault } from './fault.ts';
import { inPages } from './in-pages.ts';
import { inSources } from './in-sources.ts';

/** Every fault that is planted. One more is one entry in one of the lists. */
export const faults: readonly Fault[] = [...inPages, ...inSources];
