import { newIssueUrl } from '../../../lib/urls/urls.ts';
import type { SearchResult } from '../../../search/client.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import AnswerNotes from './AnswerNotes.tsx';
import { countText } from './count-text.ts';
import ResultRow from './ResultRow.tsx';
import type { ResultsState } from './use-results.ts';

interface Props {
	state: ResultsState;
	texts: SearchTexts;
	more: () => void;
	retry: () => void;
	search: (query: string, way: 'push' | 'replace') => void;
}

/** What the results page shows below its field, in each of its states. */
export default function ResultsList({ state, texts, more, retry, search }: Props) {
	const { query, status, answer } = state;
	/* Results of another query are no answer to this one. */
	const hits = status === 'stalled' && answer?.query !== query ? [] : state.hits;
	return (
		<>
			<div role="status">
				<p className="results-count" data-stalled={status === 'stalled' || undefined}>
					{status === 'idle' && <span>{texts.empty}</span>}
					{status === 'stalled' && <span>{texts.loading}</span>}
					{status !== 'error' && status !== 'stalled' && answer && query && (
						<span key={`${answer.nbHits} ${answer.query}`}>
							{countText(answer.nbHits, texts)} <q>{answer.ranInstead ?? answer.query}</q>
						</span>
					)}
				</p>
				{answer && hits.length > 0 && <AnswerNotes answer={answer} texts={texts} />}
			</div>
			{status === 'error' && <Failure texts={texts} retry={retry} />}
			{status === 'done' && hits.length === 0 && answer && (
				<Nothing answer={answer} texts={texts} search={search} />
			)}
			{hits.length > 0 && (
				<ol className="results-list" aria-busy={answer?.partial === true}>
					{hits.map((hit) => (
						<li key={hit.objectID}>
							<a className="row" href={hit.url}>
								<ResultRow hit={hit} wholePlace />
							</a>
						</li>
					))}
				</ol>
			)}
			{answer && hits.length > 0 && hits.length < answer.nbHits && status !== 'error' && (
				<button type="button" className="button" onClick={more} disabled={status !== 'done'}>
					{texts.more}
				</button>
			)}
		</>
	);
}

function Failure({ texts, retry }: Pick<Props, 'texts' | 'retry'>) {
	return (
		<div role="alert">
			<p className="results-title">{texts.errorTitle}</p>
			<p>{texts.errorHelp}</p>
			<button type="button" className="button" onClick={retry}>
				{texts.retry}
			</button>
		</div>
	);
}

function Nothing({ answer, texts, search }: { answer: SearchResult } & Pick<Props, 'texts' | 'search'>) {
	return (
		<>
			{answer.suggestions && answer.suggestions.length > 0 && (
				<>
					<p>{texts.trySearching}:</p>
					<ul>
						{answer.suggestions.map((query) => (
							<li key={query}>
								<button type="button" className="DocSearch-Prefill" onClick={() => search(query, 'push')}>
									{query}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				{texts.missing}{' '}
				<a href={newIssueUrl(`Search finds nothing for "${answer.query}"`)}>{texts.missingLink}</a>
			</p>
		</>
	);
}
