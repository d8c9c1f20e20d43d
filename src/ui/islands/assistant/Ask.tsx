import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import { assistantLimits } from '../../../config/assistant-limits.ts';
import type { Conversation } from './use-conversation.ts';

interface Props {
	field: RefObject<HTMLTextAreaElement | null>;
	conversation: Conversation;
	texts: AssistantTexts;
	quotes: boolean;
}

/** The field for questions. Enter asks, Shift and Enter begin a new line. */
export default function Ask({ field, conversation, texts, quotes }: Props) {
	const [typed, setTyped] = useState('');
	const { running, ask, stop } = conversation;
	const send = () => {
		if (typed.trim() === '') return field.current?.focus();
		ask(typed);
		setTyped('');
		field.current?.focus();
	};
	const keys = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	};
	const long = typed.trim().length > assistantLimits.question;
	return (
		<form
			className="ask-form"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<textarea
				ref={field}
				rows={2}
				aria-label={texts.field}
				placeholder={texts.field}
				value={typed}
				enterKeyHint="send"
				aria-describedby="ask-note"
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={keys}
			/>
			{running ? (
				<button
					type="button"
					className="button"
					onClick={() => {
						stop();
						field.current?.focus();
					}}
				>
					{texts.stop}
				</button>
			) : (
				<button type="submit" className="button">
					{texts.ask}
				</button>
			)}
			<p id="ask-note" className="ask-note">
				{long
					? texts.tooLong.replace('{{count}}', String(assistantLimits.question))
					: quotes
						? texts.noteQuotes
						: texts.noteTexts}
			</p>
		</form>
	);
}
