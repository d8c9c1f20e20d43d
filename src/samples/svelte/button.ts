import { mount } from 'svelte';
import Button from './Button.svelte';

mount(Button, { target: document.querySelector('#app')! });
