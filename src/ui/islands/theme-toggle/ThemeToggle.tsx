import { useRef, useSyncExternalStore } from 'react';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import { chooseTheme, isDark, onThemeChange } from './theme.ts';

interface Props {
	/** Accessible name of the switch. */
	label: string;
}

/** A switch between the light and the dark theme. */
export default function ThemeToggle({ label }: Props) {
	return (
		<IslandBoundary>
			<ThemeSwitch label={label} />
		</IslandBoundary>
	);
}

function ThemeSwitch({ label }: { label: string }) {
	const input = useRef<HTMLInputElement>(null);
	const dark = useSyncExternalStore(onThemeChange, isDark, () => false);
	useIslandReady(input);
	return (
		<input
			ref={input}
			id="theme-switch"
			className="theme-switch"
			type="checkbox"
			// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
			role="switch"
			aria-label={label}
			checked={dark}
			onChange={(event) => chooseTheme(event.currentTarget.checked ? 'dark' : 'light')}
		/>
	);
}
