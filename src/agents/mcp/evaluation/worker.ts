import { parentPort, workerData } from 'node:worker_threads';
import { evaluateWork, READY } from './work.ts';

/* Reports that its modules are loaded, evaluates what it was started with, and reports the outcome. */
parentPort?.postMessage(READY);
parentPort?.postMessage(evaluateWork(workerData));
