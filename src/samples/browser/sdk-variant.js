import { unleash } from './unleash.js';

const variant = unleash.getVariant('new-checkout');
const label = variant.payload?.value ?? 'Pay';

console.log(variant.name, variant.enabled, variant.feature_enabled);
console.log(label);
