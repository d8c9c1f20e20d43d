import { useLayoutEffect, useState } from 'react';

/** An element of ours behind one of DocSearch's, while that is shown. */
export function usePlace(dialog: HTMLElement, selector: string, className: string): HTMLElement | undefined {
	const [place, setPlace] = useState<HTMLElement>();
	useLayoutEffect(() => {
		const own = document.createElement('div');
		own.className = className;
		const follow = () => {
			const before = dialog.querySelector(selector);
			if (before && before.nextElementSibling !== own) before.after(own);
			setPlace(before ? own : undefined);
		};
		follow();
		const observer = new MutationObserver(follow);
		observer.observe(dialog, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [dialog, selector, className]);
	return place;
}
