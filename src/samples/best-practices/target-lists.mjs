import { gzipSync } from 'node:zlib';
import { ids, makeFlags } from './flags.mjs';

const flags = makeFlags(100);

for (const length of [1, 100, 1000, 10_000]) {
  const [targeted] = makeFlags(1, 'userId', ids(length));
  const body = JSON.stringify({ version: 2, features: [targeted, ...flags.slice(1)], segments: [] });
  const compressed = Number((gzipSync(body).length / 1024).toPrecision(2));
  console.log(`100 flags, one with a list of ${length}: ${compressed} KiB compressed`);
}
