// #region connect
import { type Context, startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL ?? 'http://localhost:4242/api',
  appName: 'quickstart',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN ?? '' },
});
// #endregion connect

// #region ask
const context: Context = { userId: 'anna', properties: { plan: 'gold' } };
const enabled = unleash.isEnabled('new-checkout', context);
console.log(enabled ? 'new checkout' : 'old checkout');
// #endregion ask

// #region stop
await unleash.destroyWithFlush();
// #endregion stop
