// #region connect
import { createClient } from 'redis';
import { startUnleash } from 'unleash-client';

const redis = await createClient({ url: process.env.REDIS_URL }).connect();
const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'web-shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});
// #endregion connect

// #region group
function hasNewCheckout(user) {
  return unleash.isEnabled('new-checkout', {
    userId: user.id,
    properties: { customerType: user.customerType },
  });
}
// #endregion group

// #region store
async function hasEarlyCheckout(user) {
  const member = await redis.sIsMember('early-access', user.id); // 1 or 0
  return unleash.isEnabled('early-checkout', {
    userId: user.id,
    properties: { earlyAccess: member ? 'true' : 'false' },
  });
}
// #endregion store

// #region run
await redis.sAdd('early-access', 'eve');

const customers = [
  { id: 'anna', customerType: 'VIP' },
  { id: 'eve', customerType: 'basic' },
];
for (const user of customers) {
  console.log(user.id, hasNewCheckout(user), await hasEarlyCheckout(user));
}

await redis.close();
unleash.destroy();
// #endregion run
