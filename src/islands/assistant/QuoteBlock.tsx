import type { AssistantTexts } from '../../assistant/texts.ts';
import type { Passage } from '../../search/passages/passage.ts';
import SafeLink from './SafeLink.tsx';

/** Sentences of a page with the place that they stand in, and how sure it is that they answer. */
export default function QuoteBlock({ quote, texts }: { quote: Passage; texts: AssistantTexts }) {
	const { url, title, headings, text, confidence } = quote;
	const sure = Math.round(confidence * 100);
	return (
		<figure className="ask-quote">
			<blockquote cite={url}>
				<p>{text}</p>
			</blockquote>
			<figcaption>
				<SafeLink href={url}>{[title, ...headings].join(' › ')}</SafeLink>
				<span className="ask-sure">{texts.match.replace('{{count}}', String(sure))}</span>
			</figcaption>
		</figure>
	);
}
