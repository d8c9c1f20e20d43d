import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { InMemStorageProvider, startUnleash } from 'unleash-client';

const server = new URL(process.env.UNLEASH_URL);
const bytes = { up: 0, down: 0 };

// A line between SDK and server that counts what passes.
const line = net.createServer((near) => {
  const far = net.connect(Number(server.port || 80), server.hostname);
  near.on('data', (data) => (bytes.up += data.length)).on('error', () => far.destroy());
  far.on('data', (data) => (bytes.down += data.length)).on('error', () => near.destroy());
  near.pipe(far).pipe(near);
});
await once(line.listen(0), 'listening');

let polls = 0;
const unleash = await startUnleash({
  url: `http://localhost:${line.address().port}${server.pathname}`,
  appName: 'traffic',
  customHeaders: { Authorization: process.env.UNLEASH_TOKEN },
  refreshInterval: 500,
  disableMetrics: true,
  skipInstanceCountWarning: true,
  storageProvider: new InMemStorageProvider(),
});
console.log(`first answer: ${bytes.up} bytes up, ${bytes.down} bytes down`);

Object.assign(bytes, { up: 0, down: 0 });
unleash.on('unchanged', () => (polls += 1));
while (polls < 10) await wait(100);
console.log(`each poll after it: ${Math.round(bytes.up / polls)} up, ${Math.round(bytes.down / polls)} down`);
process.exit(0);
