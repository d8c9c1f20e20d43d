import apiStyles from '../components/api-pages/api.css?url';
import courseStyles from '../components/course/course.css?url';
import decisionStyles from '../components/decision-table/decisions.css?url';
import homeStyles from '../components/home/home.css?url';
import screenStyles from '../components/screen/screen.css?url';
import resultStyles from '../components/search/results.css?url';
import videoStyles from '../components/video/video.css?url';

/** Stylesheets of components that few pages have, by the component that stands for them in the source of a page. */
const byComponent = {
	Audiences: homeStyles,
	CourseProgress: courseStyles,
	Lesson: courseStyles,
	DecisionTable: decisionStyles,
	Screen: screenStyles,
	SearchPage: resultStyles,
	Video: videoStyles,
};

/**
 * The stylesheets that a page needs beside those of all pages.
 *
 * @param source the page as it was written; API pages have none
 * @param hasApiMenu whether the sidebar is that of the API
 */
export function partStyles(source: string | undefined, hasApiMenu: boolean): string[] {
	const named = Object.entries(byComponent)
		.filter(([component]) => new RegExp(`<${component}\\b`).test(source ?? ''))
		.map(([, address]) => address);
	return hasApiMenu ? [...named, apiStyles] : named;
}
