import promises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded into the server: names of other hosts lead to loopback, as the tests work without a network. */

const lookup = promises.lookup.bind(promises);
promises.lookup = (name, ...options) => lookup(name, ...options).catch(() => lookup('127.0.0.1', ...options));
syncBuiltinESMExports();
