import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});

const oldCheckout = (user) => `three-step checkout for ${user.id}`;
const newCheckout = (user) => `one-page checkout for ${user.id}`;

// #region check
function checkout(user) {
  if (unleash.isEnabled('new-checkout', { userId: user.id })) {
    return newCheckout(user);
  } else {
    return oldCheckout(user);
  }
}
// #endregion check

console.log(checkout({ id: 'anna' }));
await unleash.destroyWithFlush();
