import { loadContract } from '../contract/load.ts';
import type { Contract } from '../contract/types.ts';
import { withSeenExamples } from '../examples/seen.ts';
import { operationOf, tagOf } from './from-openapi.ts';
import { checkLimits } from './operation-limits.ts';
import type { Reference } from './types.ts';

let loaded: { contract: Contract; reference: Reference } | undefined;

/**
 * What pages show of the API, made from the contract. It is made again when a file of the contract changes.
 *
 * @throws {BuildError} naming every mistake of the contract, and of the limits of operations
 */
export function loadReference(): Reference {
	const contract = loadContract();
	if (loaded?.contract !== contract) loaded = { contract, reference: referenceOf(contract) };
	return loaded.reference;
}

function referenceOf(contract: Contract): Reference {
	const operations = contract.operations.map(operationOf);
	checkLimits(operations);
	return {
		schemas: contract.schemas,
		operations: operations.map((one) => withSeenExamples(one, contract.schemas)),
		tags: contract.tags
			.map(tagOf)
			.filter(({ name }) => operations.some(({ tag }) => tag === name))
			.sort((a, b) => a.name.localeCompare(b.name, 'en')),
	};
}
