import { problem } from '../../../lib/diagnostics/build-error.ts';
import { componentsOf } from '../../../markdown/page-tree.ts';

/** What stands in a page, before it is checked. */
type Fields<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * Checks the name that a writer gave a lesson.
 *
 * @throws {BuildError} naming the page
 */
export function assertLesson({ id }: Fields<'id'>, where: string): void {
	if (typeof id === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(id)) return;
	throw problem({
		where,
		found: `<Lesson id=${JSON.stringify(id)}>`,
		expected: 'lower-case letters, digits and hyphens',
		write: '<Lesson id="first-flag" />',
	});
}

/**
 * Checks what a writer gave a question.
 *
 * @throws {BuildError} naming the page and the field
 */
export function assertQuestion(
	{ ask, options, answer }: Fields<'ask' | 'options' | 'answer'>,
	where: string,
): void {
	const write = '<Question ask="Who sees it?" options={["Everyone", "Half", "Nobody"]} answer={3}>';
	if (typeof ask !== 'string' || !ask.endsWith('?')) {
		throw problem({
			where,
			found: `<Question ask=${JSON.stringify(ask)}>`,
			expected: 'a sentence that ends with a question mark',
			write,
		});
	}
	if (!Array.isArray(options) || options.length < 2 || new Set(options).size < options.length) {
		throw problem({
			where,
			found: `<Question ask="${ask}"> with the options ${JSON.stringify(options)}`,
			expected: 'two or more different options',
			write,
		});
	}
	if (typeof answer !== 'number' || options[answer - 1] === undefined) {
		throw problem({
			where,
			found: `<Question ask="${ask}"> with the answer ${JSON.stringify(answer)}`,
			expected: `the number of an option, from 1 to ${options.length}`,
			write,
		});
	}
}

/**
 * The lesson that a page of a course contains.
 *
 * @param where page, for errors
 * @throws {BuildError} when it has none, or more than one tick
 */
export function lessonOf(source: string, where: string): string {
	const [id, ...others] = componentsOf(source).flatMap(({ name, props }) =>
		name === 'Lesson' ? [String(props['id'])] : [],
	);
	if (id !== undefined && others.length === 0) return id;
	throw problem({
		where,
		found: id === undefined ? 'no <Lesson>' : 'more than one <Lesson>',
		expected: 'one on every page below a course',
		write: '<Lesson id="first-flag" />',
	});
}
