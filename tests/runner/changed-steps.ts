import type { Changes } from './changes.ts';
import { testsThatRead } from './readers.ts';
import { allSteps, playwright, type Step, vitest } from './steps.ts';

/** Browser tests that look at any page when they're told to. */
const OF_ANY_PAGE = ['page-kinds.spec.ts', 'phone.spec.ts'].map((file) => `tests/browser/${file}`);

/**
 * Chooses the steps that a change can affect: the unit tests whose imports it touches, and the tests that read the pages it
 * touches. A change that every page can show needs all tests of the built site.
 */
export function changedSteps(changes: Changes): Step[] {
	const { base, pages, affectsSite, affectsOtherPages } = changes;
	const always = allSteps().filter(({ name }) => name === 'check' || (name === 'build' && affectsSite));
	const unit = vitest('unit', { arguments: ['--project', 'unit', `--changed=${base}`, '--passWithNoTests'] });
	if (affectsOtherPages) {
		const ofSite = allSteps().filter(({ name }) => ['site', 'search', 'browser'].includes(name));
		return [...always, unit, ...ofSite];
	}
	if (!affectsSite) {
		const arguments_ = ['--project', 'site', '--project', 'search', `--changed=${base}`, '--passWithNoTests'];
		return [
			...always,
			unit,
			vitest('site', { arguments: arguments_, after: ['build'] }),
			playwright('browser', [`--only-changed=${base}`, '--pass-with-no-tests']),
		];
	}
	const environment = { TEST_PAGES: pages.join(',') };
	const inVitest = testsThatRead('tests/{unit,site}/**/*.test.ts', pages);
	const inBrowser = testsThatRead('tests/browser/*.spec.ts', pages);
	return [
		...always,
		unit,
		vitest('readers', { arguments: inVitest, after: ['build'], environment }),
		playwright('browser', [...new Set([...OF_ANY_PAGE, ...inBrowser])], environment),
	];
}
