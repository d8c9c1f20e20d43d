import { UnleashClient } from '@unleash/proxy-client-react';
import { track } from './track';

type Impression = { featureName: string; variant?: string; context: { userId?: string } };

export const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
  impressionDataAll: true,
});

const reported = new Set<string>();

unleash.on('impression', ({ featureName, variant, context }: Impression) => {
  const id = `${featureName} ${variant} ${context.userId}`;
  if (!variant || variant === 'disabled' || reported.has(id)) return;
  reported.add(id);
  track('experiment_viewed', { flag: featureName, variant, user: context.userId });
});
