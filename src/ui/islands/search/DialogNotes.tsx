import { createPortal } from 'react-dom';
import { searchLimits } from '../../../config/search-limits.ts';
import type { Heard } from '../../../search/docsearch-client.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import AnswerNotes from './AnswerNotes.tsx';
import { countText } from './count-text.ts';
import type { CutText } from './use-cut-text.ts';
import { usePlace } from './use-place.ts';

interface Props {
	dialog: HTMLElement;
	heard: Heard | undefined;
	/** Whether the answer to what stands in the field is late. */
	late: boolean;
	cut: CutText;
	/** Where the whole text is searched. */
	wholeUrl: string;
	texts: SearchTexts;
}

/** The line below the field: what is under way, what an answer rests on, and, read out only, how many results there are. */
export default function DialogNotes({ dialog, heard, late, cut, wholeUrl, texts }: Props) {
	const place = usePlace(dialog, '.DocSearch-SearchBar', 'search-notes');
	if (!place) return null;
	const answer = heard?.answer;
	return createPortal(
		<>
			{cut.full && (
				<p className="search-note">
					{texts.cut.replace('{{count}}', String(searchLimits.input))} <a href={wholeUrl}>{texts.cutLink}</a>
				</p>
			)}
			<div role="status">
				{late && <p className="search-note search-wait">{texts.loading}</p>}
				{!late && answer && <AnswerNotes answer={answer} texts={texts} />}
				{!late && answer?.query && (
					<p className="sr-only">{`${countText(answer.nbHits, texts)} ${answer.ranInstead ?? answer.query}`}</p>
				)}
				{heard && !answer && <p className="sr-only">{`${texts.errorTitle}. ${texts.errorHelp}`}</p>}
			</div>
		</>,
		place,
	);
}
