import { FlagProvider, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
};

function Checkout() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');

  console.log(`ready: ${flagsReady}, enabled: ${enabled}`);
  return <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1>;
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <Checkout />
  </FlagProvider>,
);
