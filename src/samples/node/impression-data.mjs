// #region listen
import { startUnleash, UnleashEvents } from 'unleash-client';

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'shop-api',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

unleash.on(UnleashEvents.Impression, (event) => {
  console.log(event.eventType, event.featureName, event.enabled, event.variant ?? '-');
});
// #endregion listen

unleash.isEnabled('new-checkout', { userId: 'anna' });
unleash.getVariant('new-checkout', { userId: 'anna' });
unleash.destroy();
