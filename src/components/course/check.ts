import { componentsOf } from '../../markdown/page-tree.ts';
import { problem } from '../../site/build-error.ts';

/** What stands in a page, before it is checked. */
type Fields<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * Checks what a writer gave a lesson.
 *
 * @throws {BuildError} naming the page and the field
 */
export function assertLesson({ id, minutes, goal }: Fields<'id' | 'minutes' | 'goal'>, where: string): void {
	const write = '<Lesson id="first-flag" minutes={10} goal="Create a flag and turn it on." />';
	if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]*$/.test(id)) {
		throw problem({
			where,
			found: `<Lesson id=${JSON.stringify(id)}>`,
			expected: 'lower-case letters, digits and hyphens',
			write,
		});
	}
	if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1) {
		throw problem({
			where,
			found: `<Lesson id="${id}"> with minutes ${JSON.stringify(minutes)}`,
			expected: 'whole minutes, from 1',
			write,
		});
	}
	if (typeof goal !== 'string' || !goal.endsWith('.')) {
		throw problem({
			where,
			found: `<Lesson id="${id}"> with the goal ${JSON.stringify(goal)}`,
			expected: 'a sentence that ends with a full stop',
			write,
		});
	}
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
 * The lessons of a page.
 *
 * @param where page, for errors
 * @throws {BuildError} when two lessons have the same id: one tick would count for both
 */
export function lessonsOf(source: string, where: string): string[] {
	const ids = componentsOf(source).flatMap(({ name, props }) =>
		name === 'Lesson' ? [String(props['id'])] : [],
	);
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice === undefined) return ids;
	throw problem({
		where,
		found: `two lessons with the id "${twice}"`,
		expected: 'an id of its own for every lesson of a page',
		write: `<Lesson id="${twice}-2" …>`,
	});
}
