// #region run
import { createApp } from '@unleash/proxy';

const app = createApp({
  unleashUrl: process.env.UNLEASH_URL, // ends in /api
  unleashApiToken: process.env.UNLEASH_TOKEN,
  clientKeys: ['web-key', 'mobile-key'],
  refreshInterval: 5000,
});

app.listen(3000, () => console.log('Unleash Proxy on port 3000'));
// #endregion run
