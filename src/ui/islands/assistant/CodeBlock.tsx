import type { AssistantTexts } from '../../../assistant/texts.ts';
import CopyButton from './CopyButton.tsx';

/** Code of an answer with a button that copies it. It scrolls, so the keyboard has to reach it. */
export default function CodeBlock({ code, texts }: { code: string; texts: AssistantTexts }) {
	return (
		<div className="ask-code">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
			<pre tabIndex={0} translate="no">
				<code>{code}</code>
			</pre>
			<CopyButton text={code} label={texts.copyCode} texts={texts} />
		</div>
	);
}
