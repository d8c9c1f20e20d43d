import { FlagProvider } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';
import { FlagPanel } from './recipes/FlagPanel';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
};

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <FlagPanel />
  </FlagProvider>,
);
