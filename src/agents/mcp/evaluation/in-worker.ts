import { Worker } from 'node:worker_threads';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { mcpLimits } from '../limits.ts';
import { type Outcome, READY, type Work } from './work.ts';

/**
 * Evaluates in a thread of its own, which ends after `mcpLimits.evaluation`: a regular expression can be written so that
 * it takes longer than the universe has, and would stop the server.
 *
 * @throws {BuildError} when it takes too long
 */
export async function evaluateInWorker(work: Work): Promise<Outcome> {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
	const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
	let timer: NodeJS.Timeout | undefined;
	worker.on('message', (message: typeof READY | Outcome) => {
		// Loading modules takes longest on a busy machine and doesn't count.
		if (message === READY) timer = setTimeout(() => reject(tooLong()), mcpLimits.evaluation);
		else resolve(message);
	});
	worker.once('error', reject);
	try {
		return await promise;
	} finally {
		clearTimeout(timer);
		await worker.terminate();
	}
}

function tooLong() {
	return problem({
		where: 'evaluation',
		found: `one that takes longer than ${mcpLimits.evaluation} ms`,
		expected: 'patterns of REGEX without repetitions inside repetitions, as (a+)+',
	});
}
