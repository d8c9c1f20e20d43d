import type { ReactNode } from 'react';

interface Props {
	hit: { url: string; _highlightResult?: unknown };
	children: ReactNode;
}

/**
 * The link of a result. An option of a list box holds no links for the keyboard, which selects with Enter, so the
 * link gets its address when a pointer reaches it: for opening in a new tab, and for copying. Recent and favorite
 * searches are no options and have real links.
 */
export default function HitLink({ hit, children }: Props) {
	if (!hit._highlightResult) return <a href={hit.url}>{children}</a>;
	return (
		// biome-ignore lint/a11y/useValidAnchor: it gets its address from the pointer
		<a
			onPointerOver={(event) => {
				event.currentTarget.href = hit.url;
			}}
		>
			{children}
		</a>
	);
}
