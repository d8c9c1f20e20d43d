// #region flag
import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: 'http://localhost:4242/api',
  appName: 'shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

const on = unleash.isEnabled('new-checkout', { userId: 'anna' });
console.log(on ? 'The new checkout' : 'The checkout as it was');
// #endregion flag

unleash.destroy();
