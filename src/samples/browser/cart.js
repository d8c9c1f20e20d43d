// #region import
import { UnleashClient } from 'unleash-proxy-client';
// #endregion import

// #region cart
const books = [
  { title: 'A field guide to flags', price: 24 },
  { title: 'Rivers at night', price: 12.5 },
];

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function showCart() {
  const items = books.map(({ title, price }) => element('li', `${title}: $${price.toFixed(2)}`));
  document.querySelector('#books').replaceChildren(...items);

  const total = books.reduce((sum, { price }) => sum + price, 0);
  document.querySelector('#total').textContent = `Total: $${total.toFixed(2)}`;
}

function showCheckout(isNew) {
  const [hint, label] = isNew
    ? ['Address and payment on one page.', 'Pay now']
    : ['Step 1 of 3.', 'Continue to your address'];
  document.querySelector('#checkout').replaceChildren(element('p', hint), element('button', label));
}
// #endregion cart

// #region connect
const customer = new URLSearchParams(location.search).get('customer');

const unleash = new UnleashClient({
  url: import.meta.env.VITE_UNLEASH_URL,
  clientKey: import.meta.env.VITE_UNLEASH_TOKEN,
  appName: 'book-shop-web',
  refreshInterval: 5,
  context: customer ? { userId: customer } : {},
});

unleash.on('error', (error) => console.warn('No flags:', error.code ?? error.error));
unleash.on('update', () => showCheckout(unleash.isEnabled('new-checkout')));
// #endregion connect

// #region start
showCart();

const limit = new Promise((resolve) => setTimeout(resolve, 1000));
await Promise.race([unleash.start(), limit]);
showCheckout(unleash.isEnabled('new-checkout'));
// #endregion start
