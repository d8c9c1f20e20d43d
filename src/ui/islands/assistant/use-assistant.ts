import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { AssistantProvider } from '../../../lib/environment/assistant-settings.ts';
import type { PanelProps } from './Panel.tsx';

/**
 * Loads provider and panel as soon as a reader reaches for the assistant, and again when that failed.
 *
 * @returns `load` says whether there is a panel to show: a widget shows itself
 */
export function useAssistant(
	provider: Exclude<AssistantProvider, 'none'>,
	endpoint: string | undefined,
): { Panel: ComponentType<PanelProps> | undefined; load: () => Promise<boolean> } {
	const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
	const loading = useRef<Promise<boolean>>(undefined);
	const loadPanel = useCallback(() => {
		loading.current ??= import('./load-panel.tsx')
			.then((module) => module.loadPanel(provider, endpoint))
			.then((loaded) => {
				setPanel(() => loaded);
				return true;
			})
			.catch((error) => {
				loading.current = undefined;
				throw error;
			});
		return loading.current;
	}, [provider, endpoint]);
	const load = useCallback(async () => {
		if (provider !== 'script') return loadPanel();
		const { scriptProvider } = await import('../../../assistant/providers/script.ts');
		await scriptProvider.open();
		return false;
	}, [provider, loadPanel]);
	useEffect(() => {
		if (provider !== 'script') loadPanel().catch(() => {});
	}, [provider, loadPanel]);
	return { Panel, load };
}
