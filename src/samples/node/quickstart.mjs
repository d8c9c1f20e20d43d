// #region init
import { initialize } from 'unleash-client';

const unleash = initialize({
  url: process.env.UNLEASH_URL,
  appName: 'quickstart',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

unleash.on('error', (error) => console.error(error.message));
// #endregion init

// #region ask
function printCheckout() {
  const enabled = unleash.isEnabled('new-checkout', { userId: 'anna' });
  console.log(enabled ? 'new checkout' : 'old checkout');
}

unleash.once('synchronized', () => {
  printCheckout();
  setInterval(printCheckout, 5000);
});
// #endregion ask

// #region stop
process.once('SIGINT', async () => {
  await unleash.destroyWithFlush();
  process.exit();
});
// #endregion stop
