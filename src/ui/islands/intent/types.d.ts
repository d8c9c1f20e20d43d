import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrate when a reader reaches for the island; `'replay'` repeats an early click, `'address'` also starts for `?…`. */
		'client:intent'?: boolean | 'replay' | 'address';
	}
}
