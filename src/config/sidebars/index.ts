import { academy } from './academy.ts';
import { documentation } from './documentation.ts';
import type { Sidebar } from './types.ts';

/** All sidebars as written, the one that stands in for pages without a sidebar first. */
export const writtenSidebars: readonly [Sidebar, ...Sidebar[]] = [documentation, academy];
