// #region connect
import { plugin as unleash } from '@unleash/proxy-client-vue';
import { createApp } from 'vue';
import Checkout from './Checkout.vue';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'quickstart-vue',
  context: { userId: 'anna', properties: { plan: 'gold' } },
};

createApp(Checkout).use(unleash, { config }).mount('#app');
// #endregion connect
