import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import { forgetTyped } from '../../../lib/browser/typed.ts';
import { searchPage } from '../../../lib/urls/urls.ts';
import { isModified } from '../../client/modified.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import { failedSearch } from './failed-search.ts';
import type { LoadedDialog } from './load-dialog.ts';

interface Props {
	label: string;
}

/** The search button of the top bar. Until this is loaded it is a link to the results page. */
export default function SearchButton(props: Props) {
	return (
		<IslandBoundary>
			<Button {...props} />
		</IslandBoundary>
	);
}

function Button({ label }: Props) {
	const link = useRef<HTMLAnchorElement>(null);
	const { dialog, load } = useDialog();
	const [open, setOpen] = useState(false);
	const opener = useRef<HTMLElement>(null);
	useIslandReady(link);

	const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
		if (isModified(event)) return;
		event.preventDefault();
		if (open) {
			forgetTyped();
			return setOpen(false);
		}
		opener.current = focused();
		void attempt(event.currentTarget, () => load().then(() => setOpen(true)), failedSearch);
	};
	const close = useCallback(() => {
		forgetTyped();
		setOpen(false);
		(opener.current?.isConnected ? opener.current : link.current)?.focus({ preventScroll: true });
	}, []);

	return (
		<>
			<a ref={link} className="search-button" href={searchPage()} data-prefetch="never" onClick={toggle}>
				<span className="icon icon-search" aria-hidden="true" />
				{/* A translator can be faster than React, and the label stays translated then. */}
				<span className="search-button-label" suppressHydrationWarning>
					{label}
				</span>
			</a>
			{open && dialog && (
				<IslandBoundary>
					<dialog.Dialog onClose={close} texts={dialog.texts} tasks={dialog.tasks} />
				</IslandBoundary>
			)}
		</>
	);
}

/** What has the focus, unless it is the page as a whole. */
function focused(): HTMLElement | null {
	const { activeElement, body } = document;
	return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Loads the dialog with its texts as soon as a reader reaches for search, and again when that failed. */
function useDialog(): { dialog: LoadedDialog | undefined; load: () => Promise<void> } {
	const [dialog, setDialog] = useState<LoadedDialog>();
	const loading = useRef<Promise<void>>(undefined);
	const load = useCallback(() => {
		loading.current ??= import('./load-dialog.ts')
			.then(({ loadDialog }) => loadDialog())
			.then(setDialog)
			.catch((error) => {
				loading.current = undefined;
				throw error;
			});
		return loading.current;
	}, []);
	useEffect(() => void load().catch(() => {}), [load]);
	return { dialog, load };
}
