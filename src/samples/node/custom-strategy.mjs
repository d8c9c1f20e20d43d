// #region strategy
import { startUnleash, Strategy } from 'unleash-client';

class MinimumSeats extends Strategy {
  constructor() {
    super('minimum-seats');
  }

  isEnabled(parameters, context) {
    const minimum = Number.parseInt(parameters.minimum, 10);
    const seats = Number.parseInt(context.properties?.seats, 10);
    return seats >= minimum;
  }
}
// #endregion strategy

// #region start
const unleash = await startUnleash({
  url: process.env.UNLEASH_URL,
  appName: 'web-shop',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
  strategies: [new MinimumSeats()],
});
// #endregion start

// #region ask
const accounts = [
  { name: 'small', seats: '5' },
  { name: 'large', seats: '250' },
  { name: 'unknown' },
];
for (const { name, seats } of accounts) {
  const context = { properties: seats ? { seats } : {} };
  console.log(name, unleash.isEnabled('new-checkout', context));
}
// #endregion ask

unleash.destroy();
