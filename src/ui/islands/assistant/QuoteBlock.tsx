import type { AssistantTexts } from '../../../assistant/texts.ts';
import { assistantLimits } from '../../../config/assistant-limits.ts';
import type { Passage } from '../../../search/passages/passage.ts';
import SafeLink from './SafeLink.tsx';

/** Whether a quote has nearly all of a question. */
export const isClose = ({ confidence }: Passage) => confidence >= assistantLimits.close;

/** Sentences of a page with the place that they stand in, and how sure it is that they answer. */
export default function QuoteBlock({ quote, texts }: { quote: Passage; texts: AssistantTexts }) {
	const { url, title, headings, text } = quote;
	return (
		<figure className="ask-quote">
			<blockquote cite={url}>
				<p>{text}</p>
			</blockquote>
			<figcaption>
				<SafeLink href={url}>{[title, ...headings].join(' › ')}</SafeLink>
				<span className="ask-sure">{isClose(quote) ? texts.matchClose : texts.matchPart}</span>
			</figcaption>
		</figure>
	);
}
