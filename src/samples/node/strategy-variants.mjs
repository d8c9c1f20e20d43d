import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: 'http://localhost:4242/api',
  appName: 'shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

// #region variant
function checkoutFor(userId) {
  const variant = unleash.getVariant('new-checkout', { userId });
  if (!variant.feature_enabled) return 'the checkout as it was';
  if (variant.name !== 'one-page') return variant.name;
  const { steps } = JSON.parse(variant.payload?.value ?? '{"steps":3}');
  return `${variant.name}, steps: ${steps}`;
}
// #endregion variant

for (const userId of ['eve', 'user-1', 'dara']) console.log(`${userId} gets ${checkoutFor(userId)}`);

unleash.destroy();
