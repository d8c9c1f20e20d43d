import type { Adapter } from '../adapter.ts';

/** Nothing is counted. */
export const none: Adapter = { needs: {}, request: () => undefined };
