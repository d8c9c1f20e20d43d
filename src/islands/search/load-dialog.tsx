import type { ComponentType } from 'react';
import { siteClient } from '../../search/create-client.ts';
import { loadTexts } from './load-texts.ts';
import type { DialogProps } from './SearchDialog.tsx';
import SearchDialog from './SearchDialog.tsx';

/** Loads what the dialog needs: its texts, and the index in the background. */
export async function loadDialog(): Promise<ComponentType<DialogProps>> {
	siteClient().prepare();
	const texts = await loadTexts();
	return (props) => <SearchDialog {...props} texts={texts} />;
}
