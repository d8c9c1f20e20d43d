import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { InMemStorageProvider, startUnleash } from 'unleash-client';

// #region suite
const require = createRequire(import.meta.url);
const suite = '@unleash/client-specification/specifications';
const specifications = require(`${suite}/index.json`).map((file) => require(`${suite}/${file}`));
// #endregion suite

// #region server
let state;
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(state));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}/api`;
// #endregion server

// #region sdk
async function startSdk() {
  return startUnleash({
    url,
    appName: 'conformance',
    refreshInterval: 60_000,
    disableMetrics: true,
    skipInstanceCountWarning: true,
    storageProvider: new InMemStorageProvider(),
    experimentalMode: { type: 'polling', format: state.events ? 'delta' : 'full' },
  });
}
// #endregion sdk

// #region run
let passed = 0;
const failures = [];

function expect(test, actual) {
  try {
    assert.deepEqual(actual, test.expectedResult);
    passed += 1;
  } catch {
    failures.push({ test, actual });
  }
}

for (const specification of specifications) {
  state = specification.state;
  const sdk = await startSdk();
  sdk.on('warn', () => {});
  for (const test of specification.tests ?? []) {
    expect(test, sdk.isEnabled(test.toggleName, test.context));
  }
  for (const test of specification.variantTests ?? []) {
    const { featureEnabled, ...variant } = sdk.getVariant(test.toggleName, test.context);
    expect(test, variant);
  }
  sdk.destroy();
}
server.close();
server.closeAllConnections();

console.log(`${specifications.length} files, ${passed} passed, ${failures.length} failed`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
// #endregion run
