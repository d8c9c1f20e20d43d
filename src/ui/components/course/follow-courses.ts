import * as storageKeys from '../../../config/storage-keys.ts';
import { keep, recall } from '../../../lib/browser/storage.ts';
import { type CourseProgress, merged, readProgress, withLesson } from './progress.ts';

/** Keeps the lessons that readers tick, shows how many are done, and saves and loads them as a file. */
export function followCourses(root: Document, panel: HTMLElement | null): void {
	const show = () => showProgress(root, progress());
	root.addEventListener('change', ({ target }) => {
		const { dataset, checked, files } = target as HTMLInputElement;
		const { course, lesson } = dataset;
		if (course && lesson) store(withLesson(progress(), course, lesson, checked));
		else if (panel?.contains(target as Node) && files?.[0]) void load(panel, files[0]).then(show);
		show();
	});
	panel?.addEventListener('click', ({ target }) => {
		const action = (target as HTMLElement).dataset['do'];
		if (action === 'save') save(progress());
		if (action === 'clear') {
			store({});
			say(panel, panel.querySelector<HTMLElement>('[role=status]')?.dataset['cleared']);
			show();
		}
	});
	addEventListener('storage', ({ key }) => key === storageKeys.courses && show());
	show();
	root.documentElement.dataset['courses'] = 'followed';
}

function progress(): CourseProgress {
	return readProgress(recall('localStorage', storageKeys.courses)) ?? {};
}

function store(value: CourseProgress): void {
	keep('localStorage', storageKeys.courses, JSON.stringify(value));
}

function showProgress(root: Document, done: CourseProgress): void {
	for (const box of root.querySelectorAll<HTMLInputElement>('input[data-lesson]')) {
		const { course = '', lesson = '' } = box.dataset;
		box.checked = done[course]?.includes(lesson) ?? false;
	}
	for (const row of root.querySelectorAll<HTMLElement>('li[data-course]')) {
		const { course = '', lessons = '', count = '' } = row.dataset;
		const marks = lessons.split(' ').map((lesson) => done[course]?.includes(lesson) ?? false);
		const pennants = row.querySelectorAll('.pennants > span');
		for (const [index, mark] of marks.entries()) pennants[index]?.classList.toggle('done', mark);
		const text = row.querySelector('.count');
		if (text) text.textContent = count.replace('{count}', String(marks.filter(Boolean).length));
	}
}

function save(value: CourseProgress): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(
		new Blob([`${JSON.stringify(value, null, '\t')}\n`], { type: 'application/json' }),
	);
	link.download = 'unleash-academy.json';
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Adds the progress of a file to what the browser has. */
async function load(panel: HTMLElement, file: File): Promise<void> {
	const { loaded, refused = '' } = panel.querySelector<HTMLElement>('[role=status]')?.dataset ?? {};
	const found = readProgress(await file.text());
	if (found) store(merged(progress(), found));
	say(panel, found ? loaded : refused.replace('{name}', file.name));
	const input = panel.querySelector<HTMLInputElement>('input[type=file]');
	if (input) input.value = '';
}

function say(panel: HTMLElement, text = ''): void {
	const status = panel.querySelector('[role=status]');
	if (status) status.textContent = text;
}
