// #region connect
import { FlagProvider, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'quickstart-react',
  context: { userId: 'anna', properties: { plan: 'gold' } },
};
// #endregion connect

// #region ask
function Checkout() {
  const { flagsReady, flagsError } = useFlagsStatus();
  const enabled = useFlag('new-checkout');

  if (!flagsReady) return flagsError ? <p role="alert">Flags are not available</p> : <p>Loading</p>;
  return <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1>;
}
// #endregion ask

// #region render
const root = createRoot(document.querySelector('#root')!);
root.render(
  <FlagProvider config={config}>
    <Checkout />
  </FlagProvider>,
);
// #endregion render
