import { useFlagsStatus, useVariant } from '@unleash/proxy-client-react';
import { track } from './track';

export function PayButton() {
  const { flagsReady } = useFlagsStatus();
  const { name, payload } = useVariant('new-checkout');

  if (!flagsReady) return null;
  return (
    <button type="button" onClick={() => track('paid', { variant: name })}>
      {payload?.value ?? 'Pay'}
    </button>
  );
}
