import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrate when a reader reaches for the island; `'replay'` repeats an early click. */
		'client:intent'?: boolean | 'replay';
	}
}
