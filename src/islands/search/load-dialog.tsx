import type { ComponentType } from 'react';
import { siteClient } from '../../search/create-client.ts';
import { firstTasksUrl, type TasksOfReader } from '../../search/first-tasks.ts';
import { loadTexts } from './load-texts.ts';
import type { DialogProps } from './SearchDialog.tsx';

/** Loads what the dialog needs: its code and its texts, and meanwhile the first tasks and the engine with what answers first. */
export async function loadDialog(): Promise<ComponentType<DialogProps>> {
	siteClient().prepare();
	const tasks = loadTasks();
	const [texts, { default: SearchDialog }] = await Promise.all([loadTexts(), import('./SearchDialog.tsx')]);
	return (props) => <SearchDialog {...props} texts={texts} tasks={tasks} />;
}

/** The dialog does not wait for tasks, and does without those that cannot be loaded. */
async function loadTasks(): Promise<TasksOfReader[]> {
	const version = document.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content ?? '';
	try {
		const response = await fetch(firstTasksUrl(document.documentElement.lang, version));
		return response.ok ? await response.json() : [];
	} catch {
		return [];
	}
}
