// #region init
import { UnleashClient } from 'unleash-proxy-client';

const unleash = new UnleashClient({
  url: 'https://unleash.example.com/api/frontend',
  clientKey: 'default:development.0f3b6c1e2a5d49788c90d1e2f3a4b5c6d7e8f9000000000000000000',
  appName: 'shop-web',
  usePOSTrequests: true, // keeps the context out of addresses and access logs
});

unleash.on('ready', () => console.log(unleash.isEnabled('new-checkout')));
unleash.on('error', (error) => console.error(error));

await unleash.start();
// #endregion init
