import type { AssistantTexts } from '../../../assistant/texts.ts';
import { searchLimits } from '../../../config/search-limits.ts';
import { searchPage } from '../../../lib/urls/urls.ts';

/** The way to the search for what was asked. */
export default function SearchAll({ question, texts }: { question: string; texts: AssistantTexts }) {
	return <a href={searchPage(question.slice(0, searchLimits.query))}>{texts.searchAll}</a>;
}
