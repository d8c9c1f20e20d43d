import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { searchPage } from '../../site/urls.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
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
	const Dialog = useDialog();
	const [open, setOpen] = useState(false);
	useIslandReady(link);

	const toggle = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setOpen(!open);
	};
	const close = useCallback(() => {
		setOpen(false);
		link.current?.focus();
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

/** Loads the dialog with its texts as soon as a reader reaches for search. */
function useDialog(): ComponentType<DialogProps> | undefined {
	const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<DialogProps>; error?: unknown }>({});
	useEffect(() => {
		import('./load-dialog.tsx')
			.then(({ loadDialog }) => loadDialog())
			.then((Dialog) => setLoaded({ Dialog }))
			.catch((error) => setLoaded({ error }));
	}, []);
	if (loaded.error) throw loaded.error;
	return loaded.Dialog;
}
