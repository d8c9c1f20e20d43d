// #region init
import { startUnleash } from 'unleash-client';

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'shop-backend',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
});
// #endregion init

// #region context
function contextOf(request) {
  return {
    userId: request.user?.id,
    sessionId: request.session,
    remoteAddress: request.ip,
    properties: {
      region: request.user?.region,
      plan: request.user?.plan,
    },
  };
}

const request = { user: { id: 'anna', region: 'eu', plan: 'gold' }, session: 's-81', ip: '192.0.2.7' };
console.log(unleash.isEnabled('new-checkout', contextOf(request)));
// #endregion context

// #region stop
await unleash.destroyWithFlush();
// #endregion stop
