import { UnleashClient } from 'unleash-proxy-client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  context: { userId: 'anna' },
});

const ask = (moment) => console.log(`${moment}:`, unleash.isEnabled('new-checkout'));

for (const event of ['initialized', 'update', 'ready']) unleash.on(event, () => ask(event));

ask('at once');
await unleash.start();
ask('started');
