import { FlagProvider, useFlag, useUnleashClient } from '@unleash/proxy-client-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Customer = { id: string; type: string };

function CustomerContext({ customer, children }: { customer?: Customer; children: ReactNode }) {
  const client = useUnleashClient();
  const [applied, setApplied] = useState<Customer>();

  useEffect(() => {
    client
      .updateContext(customer ? { userId: customer.id, properties: { customerType: customer.type } } : {})
      .then(() => setApplied(customer));
  }, [client, customer]);

  return applied === customer ? children : <p>Loading</p>;
}

function Checkout() {
  return <h1>{useFlag('new-checkout') ? 'New checkout' : 'Old checkout'}</h1>;
}

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
};

function App() {
  const [customer, setCustomer] = useState<Customer>();
  useEffect(() => {
    const signIn = setTimeout(() => setCustomer({ id: 'anna', type: 'VIP' }), 500);
    return () => clearTimeout(signIn);
  }, []);
  return (
    <CustomerContext customer={customer}>
      <Checkout />
    </CustomerContext>
  );
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <App />
  </FlagProvider>,
);
