import type { ComponentType } from 'react';
import { siteClient } from '../../search/create-client.ts';
import { loadTexts } from './load-texts.ts';
import type { DialogProps } from './SearchDialog.tsx';

/** Loads what the dialog needs: its code and its texts, and meanwhile the engine with what answers first. */
export async function loadDialog(): Promise<ComponentType<DialogProps>> {
	siteClient().prepare();
	const [texts, { default: SearchDialog }] = await Promise.all([loadTexts(), import('./SearchDialog.tsx')]);
	return (props) => <SearchDialog {...props} texts={texts} />;
}
