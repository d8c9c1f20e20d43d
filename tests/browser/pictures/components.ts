const WRITERS = '/writing/components';
const OPERATION = '/reference/api/unleash/create-segment';
const GUIDE = '/quickstart';

/** A part of a page that has a picture: where it is, and the selector of the first element that shows it. */
export interface PicturedComponent {
	path: string;
	selector: string;
	/** Height of the window in CSS pixels, if the usual one is too low for the component. */
	height?: number;
}

/** Components by the name of their pictures. Those of a path are next to each other, as their tests share a page. */
export const components: Record<string, PicturedComponent> = {
	callout: { path: WRITERS, selector: '.prose aside' },
	availability: { path: WRITERS, selector: '.prose .availability' },
	table: { path: WRITERS, selector: '.table.listed' },
	'code-block': { path: WRITERS, selector: 'figure.code.diff' },
	tabs: { path: WRITERS, selector: '.prose > .tabs' },
	request: { path: WRITERS, selector: '.request' },
	details: { path: WRITERS, selector: '.prose > .details' },
	question: { path: WRITERS, selector: '.question' },
	cards: { path: WRITERS, selector: '.cards' },
	'decision-table': { path: WRITERS, selector: '.decisions' },
	diagram: { path: WRITERS, selector: 'figure.diagram' },
	screen: { path: WRITERS, selector: 'figure.screen' },
	steps: { path: WRITERS, selector: '.steps' },
	video: { path: WRITERS, selector: 'figure.video' },
	endpoint: { path: OPERATION, selector: '.endpoint' },
	fields: { path: OPERATION, selector: '.fields' },
	samples: { path: OPERATION, selector: '.samples' },
	response: { path: OPERATION, selector: '.response' },
	'top-bar': { path: GUIDE, selector: '.top-bar' },
	title: { path: GUIDE, selector: '.page-title' },
	'page-footer': { path: GUIDE, selector: '.page-footer' },
	// Taller than a phone's window: what stays in view would cover a part of it, another one each time.
	'site-footer': { path: GUIDE, selector: '.site-footer', height: 1600 },
	'flag-toggle': { path: '/', selector: '.flag-toggle' },
	'search-field': { path: '/', selector: '.opening .search-field' },
};
