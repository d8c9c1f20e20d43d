import { UnleashClient } from 'unleash-proxy-client';

// Keeps flags and the session ID until the tab is closed.
const tabStorage = {
  async save(name, data) {
    sessionStorage.setItem(`flags:${name}`, JSON.stringify(data));
  },
  async get(name) {
    const text = sessionStorage.getItem(`flags:${name}`);
    return text ? JSON.parse(text) : undefined;
  },
};

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'shop-web',
  storageProvider: tabStorage,
});

await unleash.start();
console.log(Object.keys(sessionStorage).sort().join(', '));
