import { useEffect, useState } from 'react';
import type { Exchange } from '../../../assistant/exchange.ts';
import type { FailureReason } from '../../../assistant/provider.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import SearchAll from './SearchAll.tsx';

interface Props {
	failure: NonNullable<Exchange['failure']>;
	question: string;
	texts: AssistantTexts;
	retry: () => void;
}

/** Whether the search still answers: not where nothing can be loaded. */
const isAnswered = (reason: FailureReason) => reason !== 'offline' && reason !== 'loading';

/** Why there is no answer, and a way to ask again: after too many questions when the time has come. */
export default function Failure({ failure: { reason, retryAt }, question, texts, retry }: Props) {
	const left = useSecondsUntil(retryAt);
	return (
		<div className="ask-failed" role="alert">
			<p className="ask-failed-title">{texts[`failed.${reason}.title`]}</p>
			<p>{texts[`failed.${reason}.help`]}</p>
			<p className="ask-tools">
				<button type="button" className="button" disabled={left > 0} onClick={retry}>
					{/* Read out once: it changes each second. */}
					<span aria-live="off">
						{left > 0 ? texts.retryIn.replace('{{count}}', String(left)) : texts.retry}
					</span>
				</button>
				{isAnswered(reason) && <SearchAll question={question} texts={texts} />}
			</p>
		</div>
	);
}

/** Whole seconds until a time, counted down to 0. */
function useSecondsUntil(time: number | undefined): number {
	const secondsLeft = () => Math.max(0, Math.ceil(((time ?? 0) - Date.now()) / 1000));
	const [left, setLeft] = useState(secondsLeft);
	useEffect(() => {
		if (left === 0) return;
		const timer = setInterval(() => setLeft(secondsLeft()), 1000);
		return () => clearInterval(timer);
	});
	return left;
}
