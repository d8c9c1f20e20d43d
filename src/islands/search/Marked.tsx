import { createElement } from 'react';
import { piecesOf } from '../../search/pieces.ts';

interface Props {
	/** HTML-escaped text with marks, as every client returns it. */
	html: string;
	className: string;
}

/** A string of a hit with its matching words marked. */
export default function Marked({ html, className }: Props) {
	const parts = piecesOf(html).map(({ text, marked }) => (marked ? createElement('mark', null, text) : text));
	return createElement('span', { className }, ...parts);
}
