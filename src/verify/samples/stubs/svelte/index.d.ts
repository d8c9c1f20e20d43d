import type { Component, Snippet } from 'svelte';
import type { Writable } from 'svelte/store';
import type { IConfig, IMutableContext, IVariant, UnleashClient } from 'unleash-proxy-client';

export declare const FlagProvider: Component<{
	config?: IConfig;
	unleashClient?: UnleashClient;
	startClient?: boolean;
	children?: Snippet;
}>;
export default FlagProvider;
export declare function useFlag(name: string): Writable<boolean>;
export declare function useVariant(name: string): Writable<IVariant>;
export declare function useFlagsStatus(): { flagsReady: Writable<boolean>; flagsError: Writable<unknown> };
export declare function useUnleashContext(): (context: IMutableContext) => Promise<void>;
export declare function useUnleashClient(): UnleashClient;
export type { IConfig, IContext, IMutableContext, IToggle, IVariant } from 'unleash-proxy-client';
export { InMemoryStorageProvider, LocalStorageProvider, UnleashClient } from 'unleash-proxy-client';
