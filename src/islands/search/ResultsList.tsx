import type { SearchHit, SearchResult } from '../../search/client.ts';
import type { SearchTexts } from '../../search/texts.ts';
import { newIssueUrl } from '../../site/urls.ts';
import { countText } from './count-text.ts';
import Marked from './Marked.tsx';
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
	const { query, status, hits, answer } = state;
	return (
		<>
			<p role="status" className="results-count" data-stalled={status === 'stalled' || undefined}>
				{status === 'idle' && texts.empty}
				{status === 'stalled' && texts.loading}
				{status !== 'error' && status !== 'stalled' && answer && query && (
					<>
						{countText(answer.nbHits, texts)} <q>{answer.query}</q>
					</>
				)}
			</p>
			{answer?.fallback && <p className="results-note">{texts.fallback}</p>}
			{status === 'error' && <Failure texts={texts} retry={retry} />}
			{status === 'done' && hits.length === 0 && answer && (
				<Nothing answer={answer} texts={texts} search={search} />
			)}
			{hits.length > 0 && (
				<ol className="results-list" aria-busy={answer?.partial === true}>
					{hits.map((hit) => (
						<Hit key={hit.objectID} hit={hit} />
					))}
				</ol>
			)}
			{answer && hits.length < answer.nbHits && status !== 'error' && (
				<button type="button" className="button" onClick={more} disabled={status !== 'done'}>
					{texts.more}
				</button>
			)}
		</>
	);
}

function Hit({ hit }: { hit: SearchHit }) {
	const titles = hit._highlightResult.hierarchy;
	const path = Object.entries(titles).flatMap(([level, title]) => (level === 'lvl0' ? [] : [title.value]));
	const title = path.pop() ?? '';
	const content = hit._snippetResult.content?.value;
	return (
		<li>
			<a href={hit.url}>
				<Marked className="results-title" html={title} />
				<Marked className="results-path" html={[hit.hierarchy.lvl0, ...path].filter(Boolean).join(' › ')} />
				{content && <Marked className="results-text" html={content} />}
			</a>
		</li>
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
