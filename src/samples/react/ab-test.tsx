// #region client
import { FlagProvider, UnleashClient, useFlagsStatus, useVariant } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
  impressionDataAll: true,
});
// #endregion client

// #region track
type Impression = { featureName: string; variant?: string; context: { userId?: string } };

const track = (name: string, data: object) => console.log(name, JSON.stringify(data));

const reported = new Set<string>();

unleash.on('impression', ({ featureName, variant, context }: Impression) => {
  const id = `${featureName} ${variant} ${context.userId}`;
  if (!variant || variant === 'disabled' || reported.has(id)) return;
  reported.add(id);
  track('experiment_viewed', { flag: featureName, variant, user: context.userId });
});
// #endregion track

// #region button
function PayButton() {
  const { flagsReady } = useFlagsStatus();
  const { name, payload } = useVariant('new-checkout');

  if (!flagsReady) return null;
  return (
    <button type="button" onClick={() => track('paid', { variant: name })}>
      {payload?.value ?? 'Pay'}
    </button>
  );
}
// #endregion button

createRoot(document.querySelector('#root')!).render(
  <FlagProvider unleashClient={unleash}>
    <PayButton />
  </FlagProvider>,
);
