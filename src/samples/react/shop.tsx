// #region connect
import { FlagProvider, useFlag, useFlagsStatus, useUnleashClient } from '@unleash/proxy-client-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const visitors = ['anna', 'ben', 'chidi', 'dara', 'eve', 'finn', 'gita', 'hugo', 'ines', 'joon'];

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  refreshInterval: 5,
  context: { userId: visitors[0] },
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

// #region visitors
function Visitors() {
  const client = useUnleashClient();
  const [visitor, setVisitor] = useState(visitors[0]);
  const [answers, setAnswers] = useState<Record<string, boolean>>({});

  async function visitAs(name: string) {
    await client.updateContext({ userId: name });
    const answer = client.isEnabled('new-checkout');
    setVisitor(name);
    setAnswers((known) => ({ ...known, [name]: answer }));
  }

  return (
    <aside>
      <h2>Visiting as {visitor}</h2>
      <ul>
        {visitors.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => visitAs(name)}>
              {name}
            </button>{' '}
            {name in answers && (answers[name] ? 'one page' : 'two steps')}
          </li>
        ))}
      </ul>
    </aside>
  );
}
// #endregion visitors

// #region render
createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <Shop />
  </FlagProvider>,
);
// #endregion render
