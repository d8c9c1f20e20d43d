import { UnleashClient } from 'unleash-proxy-client';

const analytics = { track: (name, properties) => console.log(name, properties) };

const unleash = new UnleashClient({
  url: 'https://unleash.example.com/api/frontend',
  clientKey: 'default:development.0f3b6c1e2a5d49788c90d1e2f3a4b5c6d7e8f9000000000000000000',
  appName: 'shop-web',
});

// #region listen
const seen = new Set();

unleash.on('impression', (event) => {
  const result = event.variant ?? String(event.enabled);
  const key = [event.featureName, result, event.context.userId].join('|');
  if (seen.has(key)) return; // once per flag, result and user, not once per render
  seen.add(key);

  analytics.track('feature_impression', {
    flag: event.featureName,
    result,
    userId: event.context.userId,
    sessionId: event.context.sessionId,
  });
});
// #endregion listen

await unleash.start();
