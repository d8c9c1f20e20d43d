import { type Entry, factNames } from '../../../assistant/entries/entry.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import SafeLink from './SafeLink.tsx';

/** A thing that the question names, as the data of the site has it. */
export default function EntryCard({ entry, texts }: { entry: Entry; texts: AssistantTexts }) {
	const { kind, name, title, url, text, facts } = entry;
	const told = factNames.flatMap((fact) => {
		const value = facts[fact];
		return typeof value === 'string' ? [{ fact, value }] : [];
	});
	return (
		<section className="ask-entry" aria-label={name}>
			<p className="ask-label">{texts[`kind.${kind}`]}</p>
			<h4>
				<SafeLink href={url}>
					<code>{name}</code>
				</SafeLink>
				{title && title !== name && <span>{title}</span>}
			</h4>
			<p>{withCode(text)}</p>
			{told.length > 0 && (
				<dl>
					{told.map(({ fact, value }) => (
						<div key={fact}>
							<dt>{texts[`fact.${fact}`]}</dt>
							<dd>{withCode(value)}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

/** Text with what stands between backticks as code. */
function withCode(text: string) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
	return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
