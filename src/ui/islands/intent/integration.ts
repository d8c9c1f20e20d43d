import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, which hydrates an island when a reader reaches for it. */
export default function intent(): AstroIntegration {
	return {
		name: 'client-intent',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'intent', entrypoint: './src/ui/islands/intent/directive.ts' });
			},
		},
	};
}
