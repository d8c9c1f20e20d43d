import type { AssistantTexts } from '../../../assistant/texts.ts';

interface Props {
	texts: AssistantTexts;
	/** Whether answers are quotes of pages. */
	quotes: boolean;
	ask: (question: string) => void;
}

/** What stands in the panel before the first question: what it is, where questions go, and three examples. */
export default function Intro({ texts, quotes, ask }: Props) {
	return (
		<div className="ask-intro">
			<p>{quotes ? texts.introQuotes : texts.introTexts}</p>
			<p>{quotes ? texts.privacyQuotes : texts.privacyTexts}</p>
			<h3>{texts.examples}</h3>
			<ul>
				{[texts.example1, texts.example2, texts.example3].map((example) => (
					<li key={example}>
						<button type="button" onClick={() => ask(example)}>
							{example}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
