import { FlagProvider, UnleashClient, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
});

// #region sent
type Report = { bucket: { toggles: Record<string, { yes: number; no: number }> } };

unleash.on('sent', ({ bucket }: Report) => {
  for (const [name, { yes, no }] of Object.entries(bucket.toggles)) {
    console.log(name, yes > 0 ? 'was on' : 'was off', no > 0 ? 'after being unknown' : '');
  }
});
// #endregion sent

function Checkout() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  return <h1>{!flagsReady ? 'Loading' : enabled ? 'New checkout' : 'Old checkout'}</h1>;
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider unleashClient={unleash}>
    <Checkout />
  </FlagProvider>,
);
