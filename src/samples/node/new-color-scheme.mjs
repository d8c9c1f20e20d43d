import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: 'http://localhost:4242/api',
  appName: 'shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

// #region use
const schemes = { solarized: '#fdf6e3', nord: '#2e3440', 'high-contrast': '#000000' };

function backgroundFor(userId) {
  const variant = unleash.getVariant('new-color-scheme', { userId });
  return variant.enabled ? schemes[variant.name] : '#ffffff';
}
// #endregion use

// #region check
for (const userId of ['user-1', 'user-12', 'user-60', 'user-67']) {
  const variant = unleash.getVariant('new-color-scheme', { userId });
  console.log(userId, variant.featureEnabled, variant.name, backgroundFor(userId));
}
// #endregion check

unleash.destroy();
