import { useEffect, useState } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import type { SearchResult } from '../../../search/client.ts';
import type { SearchTexts } from '../../../search/texts.ts';

interface Props {
	answer: SearchResult;
	texts: SearchTexts;
}

/** What a reader has to know of an answer to judge it: that it is to other words, of a part, or of a stand-in. */
export default function AnswerNotes({ answer, texts }: Props) {
	const { query, ranInstead, partial, fallback } = answer;
	return (
		<>
			{fallback && <p className="search-note">{texts.fallback}</p>}
			{partial && <Unfinished text={texts.partial} />}
			{ranInstead && (
				<p className="search-note">
					{texts.ranInstead.replace('{{query}}', () => query).replace('{{words}}', () => ranInstead)}
				</p>
			)}
		</>
	);
}

/** What is loaded by the time that an answer is asked for again needs no word. */
function Unfinished({ text }: { text: string }) {
	const [lasts, setLasts] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLasts(true), 2 * searchLimits.askAgainAfter);
		return () => clearTimeout(timer);
	}, []);
	return lasts && <p className="search-note">{text}</p>;
}
