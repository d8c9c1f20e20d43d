// Does what the SDK does for samples, over the real JavaScript SDK.
import { getContext } from 'svelte';
import { writable } from 'svelte/store';
import FlagProvider from './FlagProvider.svelte';
import { KEY } from './key.js';

const follow = (read) => {
	const { client } = getContext(KEY);
	const store = writable(read(client));
	for (const event of ['update', 'ready']) client.on(event, () => store.set(read(client)));
	return store;
};

export const useFlag = (name) => follow((client) => client.isEnabled(name));
export const useVariant = (name) => follow((client) => client.getVariant(name));
export const useUnleashClient = () => getContext(KEY).client;
export const useUnleashContext = () => {
	const { client } = getContext(KEY);
	return (context) => client.updateContext(context);
};
export const useFlagsStatus = () => {
	const { flagsReady, flagsError } = getContext(KEY);
	return { flagsReady, flagsError };
};
export { InMemoryStorageProvider, LocalStorageProvider, UnleashClient } from 'unleash-proxy-client';
export { FlagProvider };
export default FlagProvider;
