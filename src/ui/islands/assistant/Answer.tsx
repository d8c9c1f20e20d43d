import { type ComponentType, useEffect, useRef } from 'react';
import { citedSources, type Exchange } from '../../../assistant/exchange.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import { assistantLimits } from '../../../config/assistant-limits.ts';
import { newIssueUrl } from '../../../lib/urls/urls.ts';
import CopyButton from './CopyButton.tsx';
import EntryCard from './EntryCard.tsx';
import Failure from './Failure.tsx';
import type { TextProps } from './Markdown.tsx';
import QuoteBlock, { isClose } from './QuoteBlock.tsx';
import SafeLink from './SafeLink.tsx';
import SearchAll from './SearchAll.tsx';

interface Props {
	exchange: Exchange;
	texts: AssistantTexts;
	Text: ComponentType<TextProps> | undefined;
	newest: boolean;
	retry: () => void;
}

/** A question with its answer, in each of its states. */
export default function Answer({ exchange, texts, Text, newest, retry }: Props) {
	const { question, cut, state, quotes, entries, text, sources } = exchange;
	const place = useRef<HTMLElement>(null);
	useEffect(() => {
		if (newest && state !== 'streaming') place.current?.scrollIntoView({ block: 'start' });
	}, [newest, state]);

	return (
		<article ref={place} className="ask-exchange" aria-busy={state === 'retrieving' || state === 'streaming'}>
			<h3 className="ask-question">{question}</h3>
			{cut && <p className="ask-note">{texts.cut.replace('{{count}}', String(assistantLimits.question))}</p>}
			{state === 'retrieving' && <p className="ask-waiting">{texts.retrieving}</p>}
			{entries.map((entry) => (
				<EntryCard key={entry.kind + entry.name} entry={entry} texts={texts} />
			))}
			{quotes.length > 0 && (
				<p className="ask-label">{quotes.some(isClose) ? texts.quotesLabel : texts.quotesLabelNear}</p>
			)}
			{quotes.map((quote) => (
				<QuoteBlock key={quote.url} quote={quote} texts={texts} />
			))}
			{text !== '' && Text && <Text markdown={text} sources={sources} texts={texts} />}
			{state === 'refused' && <Refused question={question} texts={texts} />}
			{state === 'stopped' && <p className="ask-note">{texts.stopped}</p>}
			{state === 'failed' && exchange.failure && (
				<Failure failure={exchange.failure} question={question} texts={texts} retry={retry} />
			)}
			{text !== '' && state === 'done' && <Sources exchange={exchange} texts={texts} />}
			<p className="ask-tools">
				{state === 'stopped' && (
					<button type="button" className="ask-quiet" onClick={retry}>
						{texts.retry}
					</button>
				)}
				{text !== '' && state !== 'streaming' && <CopyButton text={text} label={texts.copy} texts={texts} />}
				{quotes.length > 0 && <SearchAll question={question} texts={texts} />}
			</p>
		</article>
	);
}

function Refused({ question, texts }: { question: string; texts: AssistantTexts }) {
	return (
		<div className="ask-refused">
			<p>{texts.refused}</p>
			<p>{texts.refusedHelp}</p>
			<p>
				<SearchAll question={question} texts={texts} />
				{' · '}
				<a href={newIssueUrl(`The documentation does not answer "${question.slice(0, 200)}"`)}>
					{texts.missing}
				</a>
			</p>
		</div>
	);
}

function Sources({ exchange, texts }: { exchange: Exchange; texts: AssistantTexts }) {
	const cited = citedSources(exchange);
	if (cited.length === 0) return <p className="ask-note">{texts.noSources}</p>;
	return (
		<>
			<p className="ask-label">{texts.sources}</p>
			<ol className="ask-sources">
				{cited.map(({ number, source }) => (
					<li key={number} value={number}>
						<SafeLink href={source.url}>{source.title}</SafeLink>
					</li>
				))}
			</ol>
		</>
	);
}
