import {
  useFlag,
  useFlags,
  useFlagsStatus,
  useUnleashClient,
  useUnleashContext,
  useVariant,
} from '@unleash/proxy-client-react';
import { useState } from 'react';

export function FlagPanel() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  const variant = useVariant('new-checkout');
  const flags = useFlags();
  const client = useUnleashClient();
  const updateContext = useUnleashContext();
  const [user, setUser] = useState(client.getContext().userId);

  async function signOut() {
    await updateContext({});
    setUser(undefined);
  }

  if (!flagsReady) return <p>Loading</p>;
  return (
    <dl>
      <dt>new-checkout</dt>
      <dd id="flag">{enabled ? `on, ${variant.name}` : 'off'}</dd>
      <dt>Flags that are on</dt>
      <dd id="all">{flags.map(({ name }) => name).join(', ')}</dd>
      <dt>Checked for</dt>
      <dd id="user">{user ?? 'nobody'}</dd>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </dl>
  );
}
