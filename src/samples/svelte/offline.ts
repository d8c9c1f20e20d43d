import { mount } from 'svelte';
import Offline from './Offline.svelte';

mount(Offline, { target: document.querySelector('#app')! });
