/** The names under which search keeps things in the browser. Apart from `storageKeys`, so that pages load them with search only. */
export const searchStorageKeys = {
	/** Local: JSON object of search host to the time at which it failed. Also on sites that embed the search. */
	hosts: 'docs-search-hosts',
	/** Local: lists of hits, by name of the index. DocSearch chooses these names. */
	recent: (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`,
	favorites: (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
} as const;
