import type { AstroUserConfig } from 'astro';

type Processor = NonNullable<NonNullable<AstroUserConfig['markdown']>['processor']>;

/**
 * Lets a processor work on one page of MDX at a time. The bundler hands over all pages at once, and each would wait for
 * the grammars of its code with its tree in memory: 1 MB a page, all together.
 */
export function inTurn(processor: Processor): Processor {
	const { createMdxRenderer } = processor;
	if (!createMdxRenderer) return processor;
	let last: Promise<unknown> = Promise.resolve();
	return {
		...processor,
		async createMdxRenderer(...options) {
			const renderer = await createMdxRenderer(...options);
			return {
				process(...page) {
					const result = last.then(() => renderer.process(...page));
					last = result.catch(() => undefined);
					return result;
				},
			};
		},
	};
}
