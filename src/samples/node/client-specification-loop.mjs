import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

// #region identity
const url = process.env.UNLEASH_URL ?? 'http://localhost:4242/api';
const refreshInterval = 15_000;
const metricsInterval = 60_000;
const appName = 'spec-loop';
const instanceId = hostname();
const connectionId = randomUUID();
const specVersion = '5.2.0';
const sdkVersion = 'spec-loop:0.1.0';

function headers(interval) {
  return {
    Authorization: process.env.UNLEASH_TOKEN,
    'unleash-appname': appName,
    'unleash-instanceid': instanceId,
    'unleash-connection-id': connectionId,
    'unleash-sdk': sdkVersion,
    'unleash-client-spec': specVersion,
    'unleash-interval': String(interval),
  };
}

async function post(path, body) {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers(metricsInterval), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    console.log(path, response.status);
    return response.ok;
  } catch (error) {
    console.error(path, error.message);
    return false;
  }
}
// #endregion identity

// #region evaluate
let flags = new Map();
const strategies = { default: () => true };

function isEnabled(name, context = {}, fallback = false) {
  const flag = flags.get(name);
  const enabled = flag ? evaluate(flag, context) : fallback;
  count(name, enabled);
  return enabled;
}

function evaluate(flag, context) {
  if (!flag.enabled) return false;
  if (flag.dependencies?.length > 0) return false; // parents are not evaluated here: stay off
  if (flag.strategies.length === 0) return true;
  return flag.strategies.some((strategy) => {
    const implemented = strategies[strategy.name];
    if (!implemented) return false; // unknown strategy: off
    if (strategy.constraints?.length > 0 || strategy.segments?.length > 0) return false; // nor are constraints
    return implemented(strategy.parameters ?? {}, context);
  });
}
// #endregion evaluate

// #region register
async function register() {
  await post('/client/register', {
    appName,
    instanceId,
    connectionId,
    sdkVersion,
    specVersion,
    strategies: Object.keys(strategies),
    started: new Date().toISOString(),
    interval: metricsInterval,
    platformName: 'node',
    platformVersion: process.versions.node,
  });
}
// #endregion register

// #region poll
const backup = join(tmpdir(), `unleash-${appName}.json`);
let etag;
let failures = 0;

async function loadBackup() {
  try {
    keep(JSON.parse(await readFile(backup, 'utf8')));
  } catch {
    console.log('no backup yet');
  }
}

function keep({ features }) {
  flags = new Map(features.map((flag) => [flag.name, flag]));
}

async function refresh() {
  const request = { headers: headers(refreshInterval) };
  if (etag) request.headers['If-None-Match'] = etag;
  try {
    const response = await fetch(`${url}/client/features`, request);
    console.log('features', response.status);
    if (response.status === 401 || response.status === 403) return false; // the token will not get better
    if (response.status === 200) {
      const body = await response.json();
      etag = response.headers.get('etag');
      keep(body);
      await writeFile(backup, JSON.stringify(body));
    }
    failures = response.ok || response.status === 304 ? Math.max(failures - 1, 0) : Math.min(failures + 1, 10);
  } catch (error) {
    console.error('features', error.message);
    failures = Math.min(failures + 1, 10);
  }
  return true;
}

async function poll() {
  if (await refresh()) setTimeout(poll, refreshInterval * (1 + failures)).unref();
}
// #endregion poll

// #region metrics
let bucket = emptyBucket();

function emptyBucket() {
  return { start: new Date(), toggles: {} };
}

function count(name, enabled, times = 1) {
  bucket.toggles[name] ??= { yes: 0, no: 0, variants: {} };
  bucket.toggles[name][enabled ? 'yes' : 'no'] += times;
}

function restore({ start, toggles }) {
  bucket.start = start;
  for (const [name, { yes, no }] of Object.entries(toggles)) {
    count(name, true, yes);
    count(name, false, no);
  }
}

async function sendMetrics() {
  if (Object.keys(bucket.toggles).length === 0) return;
  const sending = { ...bucket, stop: new Date() };
  bucket = emptyBucket();
  const sent = await post('/client/metrics', { appName, instanceId, connectionId, specVersion, bucket: sending });
  if (!sent) restore(sending);
}
// #endregion metrics

// #region start
await loadBackup();
await register();
await poll();
setInterval(sendMetrics, metricsInterval).unref();

console.log('new-checkout', isEnabled('new-checkout', { userId: 'anna' }));
console.log('unknown-flag', isEnabled('unknown-flag', {}, true));

await refresh();
await sendMetrics();
// #endregion start
