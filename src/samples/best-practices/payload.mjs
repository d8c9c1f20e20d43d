import { gzipSync } from 'node:zlib';
import { makeFlags } from './flags.mjs';

const rounded = (bytes) => Number((bytes / 1024).toPrecision(2));

for (const count of [10, 100, 1000, 5000]) {
  const body = JSON.stringify({ version: 2, features: makeFlags(count), segments: [] });
  const [plain, compressed] = [Buffer.byteLength(body), gzipSync(body).length].map(rounded);
  console.log(`${count} flags: ${plain} KiB, compressed ${compressed} KiB`);
}
