import { loadModule } from '../../lib/browser/load/modules.ts';
import intent from './intent/directive.ts';

type Hydrator = (
	island: HTMLElement,
) => (component: unknown, props: object, slots: object, options: { client: string }) => Promise<void>;

/**
 * Defines the element of islands, in the form that `runtime.ts` gives it in built pages. Islands here load on
 * intent, have plain properties and hold no other content, so that this takes the place of the larger element that
 * Astro writes into pages; while developing, Astro's own is there.
 */
export function setUpIslands(): void {
	if (!import.meta.env.PROD) return;
	customElements.define(
		'astro-island',
		class extends HTMLElement {
			connectedCallback() {
				intent(() => this.#load(), { name: 'intent', value: this.getAttribute('opts') ?? '' }, this);
			}

			async #load() {
				const [component, renderer] = await Promise.all(
					['component-url', 'renderer-url'].map((name) => loadModule(this.getAttribute(name) ?? '')),
				);
				const props = JSON.parse(this.getAttribute('props') ?? '{}');
				const hydrate = (renderer.default as Hydrator)(this);
				return () => hydrate(component.default, props, {}, { client: 'intent' });
			}
		},
	);
}
