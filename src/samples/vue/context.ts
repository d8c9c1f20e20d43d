import { plugin as unleash } from '@unleash/proxy-client-vue';
import { createApp, h, ref } from 'vue';
import CustomerContext from './CustomerContext.vue';

const config = {
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'web-shop',
};

const customer = ref<{ id: string; type: string }>();

createApp({ render: () => h(CustomerContext, { customer: customer.value }) })
  .use(unleash, { config })
  .mount('#app');

setTimeout(() => {
  customer.value = { id: 'anna', type: 'VIP' };
}, 500);
