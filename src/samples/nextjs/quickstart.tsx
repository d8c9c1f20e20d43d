// #region ask
import { flag } from '@unleash/nextjs';

export default async function Page() {
  const checkout = await flag('new-checkout', {
    userId: 'anna',
    properties: { plan: 'gold' },
  });
  return <h1>{checkout.enabled ? 'New checkout' : 'Old checkout'}</h1>;
}
// #endregion ask
