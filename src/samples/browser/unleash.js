import { UnleashClient } from 'unleash-proxy-client';

export const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  context: { userId: 'anna' },
});

unleash.on('error', (error) => console.error('flags:', error.code ?? error.error));

const limit = new Promise((resolve) => setTimeout(resolve, 1000));
await Promise.race([unleash.start(), limit]);
