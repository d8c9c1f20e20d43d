// Change these to yours. Sizes come from traffic.mjs and payload.mjs.
const clients = 1000;
const changesPerDay = 50;
const edges = 6;
const pollBytes = 560;
const KiB = 1024;

const day = 24 * 60 * 60;
const show = (bytes) => `${(bytes / KiB ** 2).toFixed(0)} MiB`.padStart(9);

/** Bytes of a day: each client asks in each interval, and gets all flags after each change. */
const perDay = (askers, interval, answer) => ({
  idle: askers * (day / interval) * pollBytes,
  changes: askers * changesPerDay * answer,
});

console.log('flags  interval  who asks the server   idle polls    changes');
for (const [flags, answer] of [
  [1000, 20 * KiB],
  [5000, 98 * KiB],
]) {
  for (const interval of [15, 60]) {
    for (const [who, askers] of [
      [`${clients} applications`, clients],
      [`${edges} Edge instances`, edges],
    ]) {
      const { idle, changes } = perDay(askers, interval, answer);
      console.log(`${String(flags).padEnd(5)}  ${interval} s      ${who.padEnd(18)}    ${show(idle)}  ${show(changes)}`);
    }
  }
}
