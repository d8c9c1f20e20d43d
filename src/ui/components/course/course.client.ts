/**
 * Loads what follows the courses once the page has loaded. Until then, and where that fails, readers see no tick that
 * nothing would keep.
 */
export function setUpCourses(root: Document): void {
	const panel = root.querySelector<HTMLElement>('.courses');
	addEventListener('load', () =>
		import('./follow-courses.ts').then(
			({ followCourses }) => followCourses(root, panel),
			() => {},
		),
	);
}
