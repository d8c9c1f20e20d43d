import { pageLanguage } from '../../../lib/browser/page-language.ts';
import { loadTexts, siteClient } from '../../../search/create-client.ts';
import { firstTasksUrl, type TasksOfReader } from '../../../search/first-tasks.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import { loadStyles } from '../../client/load-styles.ts';
import styles from './dialog.css?url';
import SearchDialog from './SearchDialog.tsx';

/** The dialog with what it shows. */
export interface LoadedDialog {
	Dialog: typeof SearchDialog;
	texts: SearchTexts;
	/** Comes later than the dialog, or is empty. */
	tasks: Promise<TasksOfReader[]>;
}

/** Asks for the styles while React is on its way. What fails is told by `loadDialog`, which asks again. */
export function loadAhead(): void {
	loadStyles(styles).catch(() => {});
}

/** Loads what the dialog needs beside its code: its texts and styles, and meanwhile the first tasks and the engine. */
export async function loadDialog(): Promise<LoadedDialog> {
	siteClient().prepare();
	const tasks = loadTasks();
	const [texts] = await Promise.all([loadTexts(), loadStyles(styles)]);
	return { Dialog: SearchDialog, texts, tasks };
}

/** The dialog does not wait for tasks, and does without those that cannot be loaded. */
async function loadTasks(): Promise<TasksOfReader[]> {
	const version = document.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content ?? '';
	try {
		const response = await fetch(firstTasksUrl(pageLanguage(document), version));
		return response.ok ? await response.json() : [];
	} catch {
		return [];
	}
}
