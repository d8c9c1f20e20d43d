import { FlagProvider, type IToggle, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const bootstrap: IToggle[] = [
  {
    name: 'new-checkout',
    enabled: true,
    impressionData: false,
    variant: { name: 'disabled', enabled: false },
  },
];

const config = {
  url: 'http://unused.invalid',
  clientKey: 'unused',
  appName: 'web-shop',
  bootstrap,
};

function Checkout() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  console.log(`ready: ${flagsReady}, enabled: ${enabled}`);
  return <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1>;
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={{ ...config, disableMetrics: true }} startClient={false}>
    <Checkout />
  </FlagProvider>,
);
