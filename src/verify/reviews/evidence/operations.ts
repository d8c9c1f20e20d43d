import { loadContract } from '../../../api-reference/contract/load.ts';
import type { Operation } from '../../../api-reference/contract/types.ts';
import { apiPath } from '../../../lib/urls/urls.ts';
import { operationInput } from '../inputs.ts';
import { propsOf } from './tags.ts';
import { byTests, type EvidenceKind } from './types.ts';

const COMPARED = 'the contract has the operations of the server, and nothing else';

/** Operations of the API that a page requests or links to; the live tests hold the contract against the server. */
export const operations: EvidenceKind = {
	name: 'operations',
	claimsOf: ({ body }) => {
		const all = loadContract().operations;
		const requests = propsOf(body, 'ApiRequest').map((props) => {
			const { method = '', path = '' } = props as { method?: string; path?: string };
			return operationAt(method, path, all)?.operationId ?? `${method} ${path}`;
		});
		const linked = [...body.matchAll(new RegExp(`${apiPath('')}([\\w-]+)`, 'g'))].flatMap(
			([, slug]) => all.find((operation) => operation.slug === slug)?.operationId ?? [],
		);
		return [...new Set([...requests, ...linked])].map((name) => ({
			name,
			inputs: name.includes(' ') ? [] : [operationInput(name)],
		}));
	},
	judge: (claim, run, inputs) => {
		const operation = loadContract().operations.find(({ operationId }) => operationId === claim.name);
		if (!operation) return { state: 'open', why: 'not in the contract' };
		const { plan, removed, stability } = operation['x-unleash'];
		if (removed) return { state: 'open', why: 'gone from the server' };
		if (plan !== 'open-source') return { state: 'open', why: 'needs an Enterprise server' };
		if (stability === 'alpha') return { state: 'open', why: "not in the server's document" };
		const answers = `answers of the server > to ${claim.name} are as the schema says`;
		return byTests(claim, run, inputs, 'api-contract.test.ts', (test) => [COMPARED, answers].includes(test));
	},
};

/** The operation that answers a request, by method and path; one that is still there comes first. */
export function operationAt(
	method: string,
	path: string,
	all: readonly Operation[] = loadContract().operations,
): Operation | undefined {
	const found = all.filter((one) => one.method === method && matches(one.path, path));
	const fixed = (one: Operation) => one.path.split('/').filter((part) => !part.startsWith('{')).length;
	const gone = (one: Operation) => Number(one['x-unleash'].removed !== undefined);
	return found.sort((a, b) => gone(a) - gone(b) || fixed(b) - fixed(a))[0];
}

function matches(template: string, path: string): boolean {
	const [expected, parts] = [template.split('/'), path.replace(/\?.*/, '').split('/')];
	return (
		expected.length === parts.length &&
		expected.every((part, index) => part === parts[index] || /^\{.*\}$/.test(part))
	);
}
