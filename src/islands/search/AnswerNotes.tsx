import type { SearchResult } from '../../search/client.ts';
import type { SearchTexts } from '../../search/texts.ts';

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
			{partial && <p className="search-note">{texts.partial}</p>}
			{ranInstead && (
				<p className="search-note">
					{texts.ranInstead.replace('{{query}}', () => query).replace('{{words}}', () => ranInstead)}
				</p>
			)}
		</>
	);
}
