import { once } from 'node:events';
import http from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { InMemStorageProvider, Unleash } from 'unleash-client';
import { ids, makeFlags } from './flags.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** An SDK that has these flags, with texts of its own as from an answer, and asks no server. */
async function start(flags) {
  const unleash = new Unleash({
    url: 'http://localhost:1/api',
    appName: 'evaluate',
    refreshInterval: 0,
    skipInstanceCountWarning: true,
    storageProvider: new InMemStorageProvider(),
    bootstrap: { data: JSON.parse(JSON.stringify(flags)) },
  });
  unleash.on('error', () => {}).on('warn', () => {});
  await once(unleash, 'synchronized');
  return unleash;
}

/** Microseconds of one call: the median of nine rounds. */
function timeOf(call, calls) {
  const rounds = Array.from({ length: 10 }, () => {
    const begin = performance.now();
    for (let index = 0; index < calls; index++) call(index);
    return ((performance.now() - begin) * 1000) / calls;
  });
  return median(rounds.slice(1)).toFixed(2);
}

const kept = [await start(makeFlags(1))];
for (const count of [10, 100, 1000, 5000]) {
  const before = heap();
  const unleash = await start(makeFlags(count));
  kept.push(unleash);
  const memory = ((heap() - before) / 2 ** 20).toFixed(2);
  const names = unleash.getFeatureToggleDefinitions().map(({ name }) => name);
  const context = { userId: 'anna', properties: { plan: 'gold' } };
  const time = timeOf((index) => unleash.isEnabled(names[index % count], context), 100_000);
  console.log(`${count} flags: ${time} µs a check, ${memory} MiB`);
}

for (const length of [1, 100, 1000, 10_000]) {
  const unleash = await start(makeFlags(1, 'userId', ids(length)));
  kept.push(unleash);
  const [{ name }] = unleash.getFeatureToggleDefinitions();
  const time = timeOf(() => unleash.isEnabled(name, { userId: 'anna' }), 1000);
  console.log(`a list of ${length}: ${time} µs a check`);
}
for (const unleash of kept) unleash.destroy();

// What a flag service over the network would cost at the very least: it is on this machine and does nothing.
const server = http.createServer((_, response) => response.end('true')).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}`;
const requests = [];
for (let index = 0; index < 3000; index++) {
  const begin = performance.now();
  await (await fetch(url)).text();
  requests.push((performance.now() - begin) * 1000);
}
console.log(`a request to the same machine: ${Math.round(median(requests.slice(1000)))} µs`);
server.close();
server.closeAllConnections();
