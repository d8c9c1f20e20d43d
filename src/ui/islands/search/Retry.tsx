import { createPortal } from 'react-dom';
import { usePlace } from './use-place.ts';

interface Props {
	dialog: HTMLElement;
	label: string;
	retry: () => void;
}

/** A way to try again, below DocSearch's error. The field keeps the focus, as the button goes with the error. */
export default function Retry({ dialog, label, retry }: Props) {
	const place = usePlace(dialog, '.DocSearch-ErrorScreen .DocSearch-Help', 'search-retry');
	if (!place) return null;
	const press = () => {
		retry();
		dialog.querySelector('input')?.focus();
	};
	return createPortal(
		<button type="button" className="button" onClick={press}>
			{label}
		</button>,
		place,
	);
}
