import { digits } from '../../lib/hash.ts';
import type { Facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { sampleLanguages } from '../samples/index.ts';
import { requestOf } from './request.ts';
import type { Operation, Schemas } from './types.ts';

/** Languages whose samples are run for every operation. */
const TRIED: ReadonlySet<string> = new Set(['curl', 'javascript', 'python']);

/** Ten digits that change when the page of an operation has readers send something else, or promises other answers. */
export function trialFingerprint(operation: Operation, schemas: Schemas): string {
	const answers = operation.answers.map(({ status, body }) => [status, body?.type, body?.schema]);
	const request = requestOf(operation, schemas);
	const samples = sampleLanguages.filter(({ id }) => TRIED.has(id)).map(({ write }) => write(request));
	return digits(JSON.stringify([samples, operation.tokens, answers]));
}

/** What is known of an operation that was tried as its page has it now; undefined when it was not. */
export function triedOn(operation: Operation, schemas: Schemas): Facts<'tried'>[string] | undefined {
	const trial = readFacts('tried')[operation.operationId];
	return trial?.fingerprint === trialFingerprint(operation, schemas) ? trial : undefined;
}
