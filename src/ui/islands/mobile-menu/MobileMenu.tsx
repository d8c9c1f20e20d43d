import { useRef } from 'react';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import { useMenu } from './use-menu.ts';

interface Props {
	/** Id of the popover that holds the navigation. */
	menu: string;
	openLabel: string;
	closeLabel: string;
	/** First width of the desktop layout, in CSS pixels. */
	desktopFrom: number;
}

/** The button that opens the navigation on narrow screens. The popover itself is in the page. */
export default function MobileMenu(props: Props) {
	return (
		<IslandBoundary>
			<MenuButton {...props} />
		</IslandBoundary>
	);
}

function MenuButton({ menu, openLabel, closeLabel, desktopFrom }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const open = useMenu(menu, button, desktopFrom);
	useIslandReady(button);
	return (
		<button
			ref={button}
			type="button"
			className="menu-button"
			popoverTarget={menu}
			aria-label={open ? closeLabel : openLabel}
		>
			<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
				<path className="menu-line" d="M4 7h16" />
				<path className="menu-line" d="M4 12h16" />
				<path className="menu-line" d="M4 17h16" />
			</svg>
		</button>
	);
}
