import type { Adapter } from '../adapter.ts';
import { beacon } from './beacon.ts';
import { ga4 } from './ga4.ts';
import { none } from './none.ts';
import { plausible } from './plausible.ts';

/** Every service by the value of `ANALYTICS`. */
export const adapters: Readonly<Record<string, Adapter>> = { none, beacon, plausible, ga4 };
