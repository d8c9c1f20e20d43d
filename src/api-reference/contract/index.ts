/*
 * The API contract: `src/content/openapi`, read, checked and bundled.
 */
export { apis, bundleOf } from './bundle.ts';
export { downloads } from './downloads.ts';
export { loadContract } from './load.ts';
export type * from './types.ts';
export { validatorOf } from './validator.ts';
