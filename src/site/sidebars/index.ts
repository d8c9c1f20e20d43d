import { academy } from './academy.ts';
import { documentation } from './documentation.ts';
import type { Sidebar } from './types.ts';

/** All sidebars, the one that stands in for pages without a sidebar first. */
export const sidebars: readonly [Sidebar, ...Sidebar[]] = [documentation, academy];
