import { plugin as unleash } from '@unleash/proxy-client-vue';
import { createApp } from 'vue';
import CheckoutButton from './CheckoutButton.vue';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
  context: { userId: 'anna' },
};

createApp(CheckoutButton).use(unleash, { config }).mount('#app');
