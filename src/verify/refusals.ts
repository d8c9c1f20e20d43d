import { loadReference } from '../api-reference/model/source.ts';
import { provoke } from './operations/provoke.ts';
import { type Bodies, bodiesOf, noteRefusals, unprovoked } from './operations/recorded.ts';
import { startLimitedServer } from './operations/too-many.ts';
import { startTrialServer } from './operations/trial-server.ts';
import { openOperations } from './operations/trials.ts';
import { MissingPrerequisite } from './server/missing.ts';

/**
 * `npm run refusals`: provokes the documented refusals of every operation of the open-source server, records their
 * bodies in `refusals.yaml`, and lists those that it couldn't provoke.
 */

try {
	const { operations, schemas } = loadReference();
	const trials = openOperations(operations);
	const all = new Map<string, Bodies>();
	const [server, limited] = [await startTrialServer(), await startLimitedServer()];
	try {
		for (const { operation, trial } of trials) {
			const provoked = [
				...(await provoke(operation, schemas, server, trial)),
				...(await limited.provoke(operation, schemas)),
			];
			const bodies = bodiesOf(operation, provoked);
			all.set(operation.operationId, bodies);
			const left = unprovoked(operation, bodies);
			if (left.length > 0) console.log(`${operation.operationId}: no body for ${left.join(', ')}`);
		}
	} finally {
		await limited.stop();
		await server.stop();
	}
	noteRefusals(all);
	const recorded = [...all.values()].flatMap((bodies) => Object.keys(bodies));
	console.log(`${recorded.length} refusals of ${all.size} operations recorded`);
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	process.exitCode = 1;
}
