import type { Exchange } from '../../../assistant/exchange.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';

interface Props {
	exchange: Exchange | undefined;
	texts: AssistantTexts;
}

/**
 * Says what becomes of the newest question, once for each state: the pieces of a streamed answer are not read out one
 * by one. The answer itself is read in its place.
 */
export default function Announcer({ exchange, texts }: Props) {
	return (
		<p role="status" className="sr-only">
			{exchange && textOf(exchange, texts)}
		</p>
	);
}

function textOf({ state, quotes, entries, text }: Exchange, texts: AssistantTexts): string {
	switch (state) {
		case 'retrieving':
			return texts.retrieving;
		case 'streaming':
			return texts.streaming;
		case 'stopped':
			return texts.stopped;
		case 'refused':
			return texts.refused;
		case 'failed':
			return '';
		case 'done': {
			if (text !== '') return texts.doneText;
			const count = quotes.length + entries.length;
			return count === 1 ? texts.doneOne : texts.doneMany.replace('{{count}}', String(count));
		}
	}
}
