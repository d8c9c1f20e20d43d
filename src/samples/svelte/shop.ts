import { mount } from 'svelte';
import Shop from './Shop.svelte';
import { unleashClient } from './unleash';

await new Promise((resolve) => unleashClient.once('initialized', resolve));
mount(Shop, { target: document.querySelector('#app')! });
