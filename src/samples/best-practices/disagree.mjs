// Change these to yours.
const requestsPerSecond = 500;
const interval = 15;
const instances = 20;
const betweenChecks = 0.2;

let seed = 1;
/** The same numbers between 0 and 1 in each run. */
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** A service: when each of its instances learns of a change that is made at second 0. */
const service = () => Array.from({ length: instances }, () => random() * interval);
const instanceOf = (times) => times[Math.floor(random() * instances)];

const rounds = 200;
let [inOne, acrossTwo] = [0, 0];
for (let round = 0; round < rounds; round++) {
  const [cart, payment] = [service(), service()];
  for (let request = -requestsPerSecond; request < requestsPerSecond * interval; request++) {
    const start = request / requestsPerSecond;
    const here = instanceOf(cart);
    if (start >= here !== start + betweenChecks >= here) inOne += 1;
    if (start >= here !== start >= instanceOf(payment)) acrossTwo += 1;
  }
}
const mean = (count) => Math.round(count / rounds / 10) * 10;
console.log(`asked twice in one service, ${betweenChecks} s apart: ${mean(inOne)} requests get two answers`);
console.log(`asked in two services: ${mean(acrossTwo)} requests get two answers`);
console.log('asked once, answer passed on: 0');
