interface Props {
	/** HTML-escaped text with marks, as every client returns it. */
	html: string;
	className: string;
}

/** A string of a hit with its matching words marked. */
export default function Marked({ html, className }: Props) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: clients escape every string before they add marks
	return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
