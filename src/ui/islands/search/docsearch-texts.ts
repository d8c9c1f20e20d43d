import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchTexts } from '../../../search/texts.ts';

/** The texts of DocSearch's dialog, from ours. */
export function translations(texts: SearchTexts): NonNullable<DocSearchModalProps['translations']> {
	return {
		searchBox: {
			resetButtonTitle: texts.clear,
			resetButtonAriaLabel: texts.clear,
			cancelButtonText: texts.close,
			cancelButtonAriaLabel: texts.close,
			searchInputLabel: texts.title,
		},
		startScreen: {
			recentSearchesTitle: texts.recent,
			noRecentSearchesText: texts.noRecent,
			saveRecentSearchButtonTitle: texts.saveRecent,
			removeRecentSearchButtonTitle: texts.removeRecent,
			favoriteSearchesTitle: texts.favorites,
			removeFavoriteSearchButtonTitle: texts.removeFavorite,
		},
		errorScreen: { titleText: texts.errorTitle, helpText: texts.errorHelp },
		footer: {
			selectText: texts.select,
			selectKeyAriaLabel: texts.enterKey,
			navigateText: texts.navigate,
			navigateUpKeyAriaLabel: texts.upKey,
			navigateDownKeyAriaLabel: texts.downKey,
			closeText: texts.toClose,
			closeKeyAriaLabel: texts.escapeKey,
			searchByText: texts.by,
		},
		noResultsScreen: {
			noResultsText: texts.noResults,
			suggestedQueryText: texts.trySearching,
			reportMissingResultsText: texts.missing,
			reportMissingResultsLinkText: texts.missingLink,
		},
	};
}
