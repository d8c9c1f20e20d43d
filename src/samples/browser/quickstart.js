// #region init
import { UnleashClient } from 'unleash-proxy-client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'quickstart-web',
  refreshInterval: 15,
  context: { userId: 'anna' },
});
// #endregion init

// #region ask
function showCheckout() {
  const enabled = unleash.isEnabled('new-checkout');
  document.querySelector('#checkout').textContent = enabled ? 'New checkout' : 'Old checkout';
}

unleash.on('ready', showCheckout);
unleash.on('update', showCheckout);
unleash.on('error', (error) => console.error(error));
// #endregion ask

// #region start
await unleash.start();
// #endregion start
