import { afterEach, expect, test, vi } from 'vitest';
import { sidebars } from '~/navigation/sidebars.ts';
import { walk } from '~/navigation/walk.ts';
import { assertNavigation } from '~/ui/starlight/assert-navigation.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Every page that a sidebar lists, without one of them. */
function pagesWithout(page: string, drafts: string[] = []) {
	const entries = sidebars.flatMap((sidebar) =>
		[...walk(sidebar)].map(({ trail }) => trail.at(-1)?.page?.replace(/#.*/, '') ?? '/'),
	);
	const listed = ['/', ...entries].filter((path) => path !== page);
	return {
		docs: new Map(listed.map((path) => [path, path])),
		api: new Set<string>(),
		drafts: new Set(drafts),
	};
}

test('an entry without a page stops a build, and keeps no page of the development server from showing', () => {
	vi.stubEnv('DEV', false);
	expect(() => assertNavigation(pagesWithout('/reference/segments'))).toThrow(
		/entry ".* > Segments".*\/reference\/segments, which no page has/s,
	);
	vi.stubEnv('DEV', true);
	expect(() => assertNavigation(pagesWithout('/reference/segments'))).not.toThrow();
});

test('an entry may be there before its draft is published', () => {
	vi.stubEnv('DEV', false);
	expect(() => assertNavigation(pagesWithout('/reference/rbac', ['/reference/rbac']))).not.toThrow();
	expect(() => assertNavigation(pagesWithout('/reference/rbac'))).toThrow(/rbac/);
});
