'use client';

// #region ask
import { FlagProvider, useFlag, useFlagsStatus } from '@unleash/nextjs/client';

function Checkout() {
  const { flagsReady } = useFlagsStatus();
  const enabled = useFlag('new-checkout');
  if (!flagsReady) return <p>Loading</p>;
  return <h1>{enabled ? 'New checkout' : 'Old checkout'}</h1>;
}

export default function ClientPage() {
  return (
    <FlagProvider config={{ context: { userId: 'anna', properties: { plan: 'gold' } } }}>
      <Checkout />
    </FlagProvider>
  );
}
// #endregion ask
