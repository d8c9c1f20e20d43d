import { createClient } from 'redis';
import { startUnleash } from 'unleash-client';

const redis = await createClient({ url: process.env.REDIS_URL }).connect();

const storageProvider = {
  async get(appName) {
    const text = await redis.get(`unleash:${appName}`);
    return text ? JSON.parse(String(text)) : undefined;
  },
  async set(appName, rules) {
    await redis.set(`unleash:${appName}`, JSON.stringify(rules));
  },
};

const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'web-shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
  storageProvider,
});

console.log('new checkout:', unleash.isEnabled('new-checkout', { userId: 'anna' }));
unleash.destroy();
await redis.close();
