import type { AssistantProvider } from '../../lib/environment/assistant-settings.ts';
import type { Provider } from '../provider.ts';

/**
 * Loads the configured provider. With `none`, pages have no button, and nothing is loaded.
 *
 * @param endpoint address for questions, for `endpoint`
 */
export async function loadProvider(
	name: Exclude<AssistantProvider, 'none'>,
	endpoint: string | undefined,
): Promise<Provider> {
	if (name === 'endpoint') return (await import('./endpoint.ts')).endpointProvider(endpoint ?? '');
	if (name === 'script') return (await import('./script.ts')).scriptProvider;
	const [{ localProvider }, { sourcesOfThisSite }] = await Promise.all([
		import('./local.ts'),
		import('../local-sources.ts'),
	]);
	return localProvider(sourcesOfThisSite);
}
