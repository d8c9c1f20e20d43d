import { parentPort, workerData } from 'node:worker_threads';
import { evaluateWork } from './work.ts';

/* Evaluates what it was started with, says what came out, and ends. */
parentPort?.postMessage(evaluateWork(workerData));
