import { mount } from 'svelte';
import Customer from './Customer.svelte';

mount(Customer, { target: document.querySelector('#app')! });
