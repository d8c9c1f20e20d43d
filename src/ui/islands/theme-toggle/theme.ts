export type Theme = 'light' | 'dark';

/** The before-paint script puts the theme on the document and tells the window of every change by this event. */
const CHANGE = 'theme-change';

/** Whether the document shows the dark theme now. */
export const isDark = () => document.documentElement.dataset['theme'] === 'dark';

/** Calls back after each change, whether it came from here, another tab or the system. Returns the way to stop. */
export function onThemeChange(callback: () => void): () => void {
	addEventListener(CHANGE, callback);
	return () => removeEventListener(CHANGE, callback);
}

/** Makes a choice. The before-paint script stores and shows it; where storage is blocked it lasts for this page. */
export function chooseTheme(theme: Theme): void {
	dispatchEvent(new CustomEvent('theme-choice', { detail: theme }));
}
