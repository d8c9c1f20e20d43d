import type { ReactNode } from 'react';
import { safeUrl } from '../../../assistant/safe-url.ts';

interface Props {
	href: string;
	className?: string;
	children: ReactNode;
}

/** A link to the web or to this site; its text alone where the address is none of them. */
export default function SafeLink({ href, className, children }: Props) {
	const address = safeUrl(href, location.href);
	if (address === undefined) return <>{children}</>;
	const rel = address.startsWith('/') ? undefined : 'nofollow noopener';
	return (
		<a href={address} rel={rel} className={className}>
			{children}
		</a>
	);
}
