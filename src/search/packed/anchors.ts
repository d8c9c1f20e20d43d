/** The id that Markdown gives a heading. Anchors that are not this one are written out. */
export function usualAnchor(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');
}
