import { useState } from 'react';
import type { AssistantTexts } from '../../../assistant/texts.ts';

interface Props {
	text: string;
	label: string;
	texts: AssistantTexts;
}

/** Copies a text as it was written, and says so. Where copying is not allowed, the button stays as it is. */
export default function CopyButton({ text, label, texts }: Props) {
	const [copied, setCopied] = useState(false);
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => setCopied(true),
			() => setCopied(false),
		);
	return (
		<button type="button" className="ask-quiet" onClick={copy} onBlur={() => setCopied(false)}>
			<span aria-live="polite">{copied ? texts.copied : label}</span>
		</button>
	);
}
