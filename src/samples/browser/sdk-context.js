import { unleash } from './unleash.js';

console.log('as a guest:', unleash.isEnabled('new-checkout'));

await unleash.updateContext({ userId: 'anna', properties: { customerType: 'VIP' } });
console.log('signed in:', unleash.isEnabled('new-checkout'));

await unleash.updateContext({ userId: 'ben' });
console.log('as Ben:', unleash.isEnabled('new-checkout'));
