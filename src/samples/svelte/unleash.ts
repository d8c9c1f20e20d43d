import { UnleashClient } from '@unleash/proxy-client-svelte';

export const unleashClient = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
});

unleashClient.on('impression', (event: { eventType: string; featureName: string; enabled: boolean }) =>
  console.log(event.eventType, event.featureName, event.enabled),
);
