import { FlagProvider, UnleashClient, useFlag } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
});

type Impression = {
  eventType: 'isEnabled' | 'getVariant';
  featureName: string;
  enabled: boolean;
  variant?: string;
  context: { userId?: string };
};

const seen = new Set<string>();

unleash.on('impression', (event: Impression) => {
  const key = `${event.featureName} ${event.enabled} ${event.variant ?? ''}`;
  if (seen.has(key)) return;
  seen.add(key);
  console.log(event.eventType, event.featureName, event.enabled, event.context.userId);
});

function Checkout() {
  return <h1>{useFlag('new-checkout') ? 'New checkout' : 'Old checkout'}</h1>;
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider unleashClient={unleash}>
    <Checkout />
  </FlagProvider>,
);
