declare namespace astroHTML.JSX {
	interface IntrinsicElements {
		/** Restores the choice of the tabs it ends, while the page is read; see `src/ui/client/before-paint.js`. */
		'restore-tabs': HTMLAttributes;
	}
}
