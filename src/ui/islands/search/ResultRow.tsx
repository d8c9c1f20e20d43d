import { methodBadge } from '../../../lib/method-badge.ts';
import type { SearchHit } from '../../../search/client.ts';
import { rowOf } from '../../../search/row.ts';
import Marked from './Marked.tsx';

interface Props {
	hit: SearchHit;
	/** Whether its place is said from the category of the page down: where results are not grouped by that. */
	wholePlace?: boolean;
}

/** What a result says: what it is, the heading that matched, where it stands, and why it was found. */
export default function ResultRow({ hit, wholePlace = false }: Props) {
	const { title, context, snippet, kind, operation } = rowOf(hit);
	const place = wholePlace ? [hit.hierarchy.lvl0, ...context].filter(Boolean).join(' › ') : context[0];
	return (
		<>
			{operation ? (
				<span className={`row-kind method ${operation.method.toLowerCase()}`}>
					{methodBadge(operation.method)}
				</span>
			) : (
				<span className={`row-kind row-${kind}`} aria-hidden="true" />
			)}
			<Marked className="row-title" html={title} />
			{place && <Marked className="row-place" html={place} />}
			{operation && kind !== 'section' && <Marked className="row-path" html={operation.path} />}
			{snippet && <Marked className="row-text" html={snippet} />}
		</>
	);
}
