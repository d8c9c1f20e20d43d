import { useRef, useSyncExternalStore } from 'react';
import { useIslandReady } from '../island-ready.ts';
import { chooseTheme, isDark, onThemeChange } from './theme.ts';

/** A switch between the light and the dark theme. `label` is its accessible name. */
export default function ThemeToggle({ label }: { label: string }) {
	const input = useRef<HTMLInputElement>(null);
	const dark = useSyncExternalStore(onThemeChange, isDark, () => false);
	useIslandReady(input);
	return (
		<input
			ref={input}
			id="theme-switch"
			className="theme-switch"
			type="checkbox"
			role="switch"
			aria-label={label}
			title={label}
			checked={dark}
			onChange={(event) => chooseTheme(event.currentTarget.checked ? 'dark' : 'light')}
		/>
	);
}
