// #region flag
import { UnleashClient } from 'unleash-proxy-client';

const unleash = new UnleashClient({
  url: 'http://localhost:4242/api/frontend',
  clientKey: '<a frontend token>',
  appName: 'shop',
  context: { userId: 'anna' },
});

unleash.on('ready', () => {
  document.body.dataset.checkout = unleash.isEnabled('new-checkout') ? 'new' : 'old';
});
await unleash.start();
// #endregion flag
