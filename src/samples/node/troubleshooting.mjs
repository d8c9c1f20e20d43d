// #region init
import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'web-shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});
// #endregion init

// #region variant
function checkoutFor(userId) {
  const variant = unleash.getVariant('new-checkout', { userId });
  switch (variant.name) {
    case 'one-page':
    case 'two-steps':
      return `${variant.name}: ${variant.payload?.value}`;
    default:
      return 'old checkout';
  }
}
// #endregion variant

// #region run
for (const userId of ['anna', 'eve', 'chidi', 'dara']) {
  console.log(userId, checkoutFor(userId));
}
unleash.destroy();
// #endregion run
