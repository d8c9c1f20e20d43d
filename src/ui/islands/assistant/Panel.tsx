import { type ComponentType, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { AnsweringProvider } from '../../../assistant/provider.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import Announcer from './Announcer.tsx';
import Answer from './Answer.tsx';
import Ask from './Ask.tsx';
import Intro from './Intro.tsx';
import type { TextProps } from './Markdown.tsx';
import { useConversation } from './use-conversation.ts';
import { usePanel } from './use-panel.ts';

export interface PanelProps {
	onClose: () => void;
	/** Whether the field gets the focus: not where the panel was open on the page before. */
	takesFocus: boolean;
	/** What was asked elsewhere, such as in the dialog of the search. Another object asks again. */
	question: { text: string } | undefined;
}

interface Props extends PanelProps {
	provider: AnsweringProvider;
	texts: AssistantTexts;
	/** Shows Markdown, for providers that answer with it. */
	Text: ComponentType<TextProps> | undefined;
}

/** The panel of the assistant: beside the page on wide screens, over it on narrow ones. Rendered in the browser only. */
export default function Panel({ onClose, takesFocus, question, provider, texts, Text }: Props) {
	const conversation = useConversation(provider);
	const { exchanges, ask, clear } = conversation;
	const field = useRef<HTMLTextAreaElement>(null);
	const panel = usePanel(onClose, takesFocus ? field : undefined);
	const title = useId();
	const quotes = provider.answers === 'quotes';
	const start = (question: string) => {
		ask(question);
		field.current?.focus();
	};

	const begin = useRef(start);
	begin.current = start;
	useEffect(() => {
		if (question) begin.current(question.text);
	}, [question]);

	return createPortal(
		<dialog ref={panel} className="ask-panel" aria-labelledby={title}>
			<div className="ask-head">
				<h2 id={title}>{texts.title}</h2>
				{exchanges.length > 0 && (
					<button
						type="button"
						className="ask-quiet"
						onClick={() => {
							clear();
							field.current?.focus();
						}}
					>
						{texts.clear}
					</button>
				)}
				<button type="button" className="ask-close" aria-label={texts.close} onClick={onClose}>
					<span className="icon icon-x" aria-hidden="true" />
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
			<section className="ask-talk" aria-label={texts.talk} tabIndex={0}>
				{exchanges.length === 0 && <Intro texts={texts} quotes={quotes} ask={start} />}
				{exchanges.map((exchange) => (
					<IslandBoundary key={exchange.id} onCrash={() => conversation.drop(exchange.id)}>
						<Answer
							exchange={exchange}
							texts={texts}
							Text={Text}
							newest={exchange === exchanges.at(-1)}
							retry={() => {
								conversation.retry(exchange.id);
								field.current?.focus();
							}}
						/>
					</IslandBoundary>
				))}
			</section>
			<Ask field={field} conversation={conversation} texts={texts} quotes={quotes} />
			<Announcer exchange={exchanges.at(-1)} texts={texts} />
		</dialog>,
		document.body,
	);
}
