import { createElement, Fragment, type ReactNode } from 'react';
import { piecesOf } from '../../../search/pieces.ts';

interface Props {
	/** HTML-escaped text with marks, as every client returns it. */
	html: string;
	className: string;
}

/** A string of a hit with its matching words marked. Another string gets other nodes: translators replace texts. */
export default function Marked({ html, className }: Props) {
	const parts = piecesOf(html).map(({ text, marked }) =>
		createElement(marked ? 'mark' : Fragment, null, breakable(text)),
	);
	return createElement('span', { className, key: html }, ...parts);
}

/** A text that may break within names and paths, behind underscores and before slashes. */
function breakable(text: string): ReactNode[] {
	return text
		.split(/(?<=_)(?=.)|(?<=.)(?=\/)/)
		.map((part, place) =>
			createElement(Fragment, { key: place }, place > 0 ? createElement('wbr') : null, part),
		);
}
