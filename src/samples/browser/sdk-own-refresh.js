import { UnleashClient } from 'unleash-proxy-client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  disableRefresh: true,
});
await unleash.start();

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') unleash.updateToggles();
});
