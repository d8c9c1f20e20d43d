import { FlagProvider, useFlagsStatus, useVariant } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
};

function PayButton() {
  const { flagsReady } = useFlagsStatus();
  const variant = useVariant('new-checkout');

  if (!flagsReady) return null;
  return (
    <button type="button" data-variant={variant.name}>
      {variant.payload?.value ?? 'Pay'}
    </button>
  );
}

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <PayButton />
  </FlagProvider>,
);
