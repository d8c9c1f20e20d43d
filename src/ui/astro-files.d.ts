/* For tools that check TypeScript only. `astro check` reads the components themselves. */
declare module '*.astro' {
	const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
	export default Component;
}
