/** An assistant that readers may open with a question about a page. */
export interface Assistant {
	/** Name of the product, the same in every language. */
	name: string;
	/** Address of a new chat, to which the question is added as it is sent in a query. */
	chat: string;
}

/** Assistants in the menu of a page: plain links, nothing is sent before a reader follows one. */
export const assistants: readonly Assistant[] = [
	{ name: 'ChatGPT', chat: 'https://chatgpt.com/?q=' },
	{ name: 'Claude', chat: 'https://claude.ai/new?q=' },
	{ name: 'Perplexity', chat: 'https://www.perplexity.ai/search?q=' },
];
