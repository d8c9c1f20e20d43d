import { type MouseEvent, useCallback, useRef, useState } from 'react';
import * as storageKeys from '../../../config/storage-keys.ts';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import { forget, recall } from '../../../lib/browser/storage.ts';
import type { AssistantProvider } from '../../../lib/environment/assistant-settings.ts';
import { searchPage } from '../../../lib/urls/urls.ts';
import { isModified } from '../../client/modified.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import { useAssistant } from './use-assistant.ts';

interface Props {
	label: string;
	provider: Exclude<AssistantProvider, 'none'>;
	/** Address for questions, for `endpoint`. */
	endpoint?: string;
}

/** The button of the assistant. Until this is loaded it is a link to the results page of search. */
export default function AskButton(props: Props) {
	return (
		<IslandBoundary onCrash={() => forget('sessionStorage', storageKeys.assistant)}>
			<Button {...props} />
		</IslandBoundary>
	);
}

function Button({ label, provider, endpoint }: Props) {
	const link = useRef<HTMLAnchorElement>(null);
	const { Panel, load } = useAssistant(provider, endpoint);
	const [open, setOpen] = useState<'asked' | 'again'>();
	const [question, setQuestion] = useState<{ text: string }>();
	useIslandReady(link);

	const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
		if (isModified(event)) return;
		event.preventDefault();
		const text = takeQuestion(event.currentTarget);
		setQuestion(text === undefined ? undefined : { text });
		if (open) return text === undefined ? setOpen(undefined) : undefined;
		/* The page itself clicks where the panel was open on the page before. */
		const again = !event.isTrusted && recall('sessionStorage', storageKeys.assistantPanel) !== null;
		const show = async () => (await load()) && setOpen(again ? 'again' : 'asked');
		void attempt(event.currentTarget, show);
	};
	const close = useCallback(() => {
		setOpen(undefined);
		link.current?.focus();
	}, []);

	return (
		<>
			<a
				ref={link}
				className="ask-button"
				href={searchPage()}
				data-prefetch="never"
				aria-expanded={Panel ? open !== undefined : undefined}
				data-assistant={provider === 'script' ? 'widget' : undefined}
				onClick={toggle}
			>
				<span className="icon icon-message-circle-question-mark" aria-hidden="true" />
				{/* A translator can be faster than React, and the label stays translated then. */}
				<span className="ask-button-label" suppressHydrationWarning>
					{label}
				</span>
			</a>
			{open && Panel && (
				<IslandBoundary>
					<Panel onClose={close} takesFocus={open === 'asked'} question={question} />
				</IslandBoundary>
			)}
		</>
	);
}

/** What the dialog of the search put there to be asked. */
function takeQuestion(button: Element): string | undefined {
	const place = button.closest<HTMLElement>('.ask');
	const question = place?.dataset['question'];
	delete place?.dataset['question'];
	return question;
}
