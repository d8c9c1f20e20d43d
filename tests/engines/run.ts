import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/** `npm run test:engines`: what readers do most, and a sample of pages, in every engine. `--all` looks at every page. */

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
if (values.all) process.env['TEST_COMPLETE'] = '1';
const vitest = await startVitest('test', positionals, { project: 'engines', run: true, watch: false });
await vitest.close();
