import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../../client/load/attempt.ts';
import { isModified } from '../../client/modified.ts';
import { searchPage } from '../../site/urls.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import { failedSearch } from './load-texts.ts';
import type { DialogProps } from './SearchDialog.tsx';

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
	const { Dialog, load } = useDialog();
	const [open, setOpen] = useState(false);
	const opener = useRef<HTMLElement>(null);
	useIslandReady(link);

	const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
		if (isModified(event)) return;
		event.preventDefault();
		if (open) return setOpen(false);
		opener.current = focused();
		void attempt(event.currentTarget, () => load().then(() => setOpen(true)), failedSearch);
	};
	const close = useCallback(() => {
		setOpen(false);
		(opener.current?.isConnected ? opener.current : link.current)?.focus({ preventScroll: true });
	}, []);

	return (
		<>
			<a ref={link} className="search-button" href={searchPage()} onClick={toggle}>
				<span className="icon icon-search" aria-hidden="true" />
				<span className="search-button-label">{label}</span>
			</a>
			{open && Dialog && <Dialog onClose={close} />}
		</>
	);
}

/** What has the focus, unless it is the page as a whole. */
function focused(): HTMLElement | null {
	const { activeElement, body } = document;
	return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Loads the dialog with its texts as soon as a reader reaches for search, and again when that failed. */
function useDialog(): { Dialog: ComponentType<DialogProps> | undefined; load: () => Promise<void> } {
	const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
	const loading = useRef<Promise<void>>(undefined);
	const load = useCallback(() => {
		loading.current ??= import('./load-dialog.tsx')
			.then(({ loadDialog }) => loadDialog())
			.then((loaded) => setDialog(() => loaded))
			.catch((error) => {
				loading.current = undefined;
				throw error;
			});
		return loading.current;
	}, []);
	useEffect(() => void load().catch(() => {}), [load]);
	return { Dialog, load };
}
