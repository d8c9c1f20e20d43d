import { plugin as unleash } from '@unleash/proxy-client-vue';
import { createApp } from 'vue';
import CustomerContext from './CustomerContext.vue';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
};

createApp(CustomerContext, { customer: { id: 'anna', type: 'VIP' } })
  .use(unleash, { config })
  .mount('#app');
