import { type KeyboardEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { TasksOfReader } from '../../../search/first-tasks.ts';
import { usePlace } from './use-place.ts';

interface Props {
	dialog: HTMLElement;
	readers: readonly TasksOfReader[];
	label: string;
}

/** DocSearch's screen while nothing is asked: without stored searches, or with them. */
const START = '.DocSearch-StartScreen, .DocSearch-Dropdown-Container:has(.DocSearch-Hit-action-button)';

/**
 * What readers do first, below recent and favorite searches. The arrow keys go on from the last of those, or from the
 * field, through the tasks and back.
 */
export default function FirstTasks({ dialog, readers, label }: Props) {
	const place = usePlace(dialog, START, 'first-tasks');
	useEffect(() => {
		if (!place) return;
		const enter = (event: globalThis.KeyboardEvent) => {
			const { key, target } = event;
			if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement) || target.value !== '') return;
			const stored = [...dialog.querySelectorAll('.DocSearch-Hit')];
			const last = stored.at(-1);
			const selected = stored.find((hit) => hit.matches('[aria-selected=true], [data-selected=true]'));
			if (last && selected !== last) return;
			event.preventDefault();
			event.stopPropagation();
			place.querySelector('a')?.focus();
		};
		dialog.addEventListener('keydown', enter, true);
		return () => dialog.removeEventListener('keydown', enter, true);
	}, [dialog, place]);
	if (!place || readers.length === 0) return null;

	const walk = (event: KeyboardEvent<HTMLElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step) return;
		event.preventDefault();
		const links = [...event.currentTarget.querySelectorAll('a')];
		const next = links.indexOf(event.target as HTMLAnchorElement) + step;
		(next < 0 ? dialog.querySelector('input') : links[next])?.focus();
	};
	return createPortal(
		<nav aria-label={label} onKeyDown={walk}>
			{readers.map(({ reader, tasks }) => (
				<section key={reader}>
					<p className="DocSearch-Hit-source">{reader}</p>
					<ul>
						{tasks.map(({ label, page }) => (
							<li key={page}>
								<a href={page}>{label}</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>,
		place,
	);
}
