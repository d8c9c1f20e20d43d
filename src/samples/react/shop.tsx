// #region connect
import { FlagProvider, useFlag, useFlagsStatus } from '@unleash/proxy-client-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Visitors } from './Visitors';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  refreshInterval: 5,
  context: { userId: 'anna' },
};
// #endregion connect

// #region checkout
function Checkout() {
  const isNew = useFlag('new-checkout');

  if (!isNew) {
    return (
      <section>
        <h1>Checkout, step 1 of 2</h1>
        <button type="button">Continue to payment</button>
      </section>
    );
  }
  return (
    <section>
      <h1>Checkout on one page</h1>
      <button type="button">Buy now</button>
    </section>
  );
}
// #endregion checkout

// #region shop
function Shop() {
  const { flagsReady, flagsError } = useFlagsStatus();
  const [isOpen, setOpen] = useState(false);

  if (!isOpen && (flagsReady || flagsError)) setOpen(true);
  if (!isOpen) return <p>Loading</p>;
  return (
    <main>
      <Checkout />
      <Visitors />
    </main>
  );
}
// #endregion shop

// #region render
createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <Shop />
  </FlagProvider>,
);
// #endregion render
