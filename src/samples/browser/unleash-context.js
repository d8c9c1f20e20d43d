import { UnleashClient } from 'unleash-proxy-client';

// #region context
const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  context: { properties: { region: 'eu' } },
});

await unleash.start();

// After sign-in: sets the context anew and fetches the flags again.
await unleash.updateContext({ userId: 'anna', properties: { region: 'eu', plan: 'gold' } });
console.log(unleash.isEnabled('new-checkout'));
// #endregion context
