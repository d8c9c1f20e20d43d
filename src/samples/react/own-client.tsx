import { FlagProvider, UnleashClient, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

export const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
});

function Checkout() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  return flagsReady ? <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1> : <p>Loading</p>;
}

async function readSession() {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { userId: 'anna' };
}

const root = createRoot(document.querySelector('#root')!);
root.render(
  <FlagProvider unleashClient={unleash} startClient={false}>
    <Checkout />
  </FlagProvider>,
);

const { userId } = await readSession();
await unleash.updateContext({ userId });
await unleash.start();
