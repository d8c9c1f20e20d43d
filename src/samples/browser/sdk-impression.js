import { unleash } from './unleash.js';

unleash.on('impression', ({ eventType, featureName, enabled, context }) => {
  console.log(eventType, featureName, enabled, context.userId);
});
unleash.isEnabled('new-checkout');
