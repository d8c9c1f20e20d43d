import { FlagProvider } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
};

// #region hooks
import {
  useFlag,
  useFlags,
  useFlagsStatus,
  useUnleashClient,
  useUnleashContext,
  useVariant,
} from '@unleash/proxy-client-react';

function FlagPanel() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  const variant = useVariant('new-checkout');
  const flags = useFlags();
  const client = useUnleashClient();
  const updateContext = useUnleashContext();

  if (!flagsReady) return <p>Loading</p>;
  return (
    <dl>
      <dt>new-checkout</dt>
      <dd id="flag">{enabled ? `on, ${variant.name}` : 'off'}</dd>
      <dt>Flags that are on</dt>
      <dd id="all">{flags.map(({ name }) => name).join(', ')}</dd>
      <dt>Asked as</dt>
      <dd id="user">{client.getContext().userId ?? 'nobody'}</dd>
      <button type="button" onClick={() => updateContext({})}>
        Sign out
      </button>
    </dl>
  );
}
// #endregion hooks

createRoot(document.querySelector('#root')!).render(
  <FlagProvider config={config}>
    <FlagPanel />
  </FlagProvider>,
);
