import { UnleashClient } from 'unleash-proxy-client';

const flags = document.querySelector('#flags').textContent;

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  context: { userId: 'anna' },
  bootstrap: JSON.parse(flags),
});

const enabled = unleash.isEnabled('new-checkout');
document.querySelector('#checkout').textContent = enabled ? 'New checkout' : 'Old checkout';

await unleash.start();
