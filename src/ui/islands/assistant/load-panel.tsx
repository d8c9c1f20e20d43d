import type { ComponentType } from 'react';
import { loadProvider } from '../../../assistant/providers/index.ts';
import { type AssistantTexts, textsUrl } from '../../../assistant/texts.ts';
import { loadFile } from '../../../lib/browser/load/file.ts';
import { pageLanguage } from '../../../lib/browser/page-language.ts';
import type { AssistantProvider } from '../../../lib/environment/assistant-settings.ts';
import { loadStyles } from '../../client/load-styles.ts';
import type { PanelProps } from './Panel.tsx';
import Panel from './Panel.tsx';
import styles from './panel.css?url';

/** Loads what the panel needs: its provider, its texts and styles, and what shows texts that a model writes. */
export async function loadPanel(
	name: Exclude<AssistantProvider, 'none'>,
	endpoint: string | undefined,
): Promise<ComponentType<PanelProps>> {
	const [provider, texts] = await Promise.all([
		loadProvider(name, endpoint),
		loadTexts(),
		loadStyles(styles),
	]);
	if (provider.answers === 'elsewhere') throw new Error('A widget has no panel here.');
	const Text = provider.answers === 'texts' ? (await import('./Markdown.tsx')).default : undefined;
	return (props) => <Panel {...props} provider={provider} texts={texts} Text={Text} />;
}

async function loadTexts(): Promise<AssistantTexts> {
	return JSON.parse(await loadFile(textsUrl(pageLanguage(document)), 'json'));
}
