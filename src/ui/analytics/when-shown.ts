/** Whether the reader asks not to be counted: Do Not Track or Global Privacy Control. */
export function asksForPrivacy(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as {
		doNotTrack?: string | null;
		globalPrivacyControl?: boolean;
	};
	return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Does something once the page has loaded and a reader sees it: a prerendered page may never be shown. */
export function whenShown(work: () => void): void {
	const { prerendering } = document as { prerendering?: boolean };
	if (prerendering) document.addEventListener('prerenderingchange', () => whenShown(work), { once: true });
	else if (document.readyState === 'complete') setTimeout(work);
	else addEventListener('load', () => setTimeout(work), { once: true });
}
