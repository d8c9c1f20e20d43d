import { FlagProvider, useFlag } from '@unleash/proxy-client-react';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
};

function Flag({ name, children }: { name: string; children: (enabled: boolean) => ReactNode }) {
  return children(useFlag(name));
}

class Checkout extends Component {
  render() {
    return (
      <Flag name="new-checkout">
        {(enabled) => <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1>}
      </Flag>
    );
  }
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <Checkout />
  </FlagProvider>,
);
