import { attributesOf, propsOf } from './tags.ts';
import { byTests, type Claim, type EvidenceKind } from './types.ts';

/** Files of `src/content/data` that the tables of a page are made of; the live tests compare each with the server. */
export const data: EvidenceKind = {
	name: 'data',
	claimsOf: ({ body }) => {
		const areas = attributesOf(body, 'Variables', 'area');
		const has = (component: string) => propsOf(body, component).length > 0;
		return [
			...(areas.includes('resource-limits') ? [facts('limits')] : []),
			...(areas.some((area) => area !== 'resource-limits') ? [facts('environment-variables')] : []),
			...(has('Events') || has('Triggers') ? [facts('event-types')] : []),
			...(has('Permissions') ? [facts('permissions')] : []),
			...(has('Messages') ? [facts('messages')] : []),
		];
	},
	judge: (claim, run, inputs) =>
		byTests(claim, run, inputs, 'claims.test.ts', (test) => test.startsWith(`${claim.name} > `)),
};

/** A file that live tests compare with the server. */
function facts(name: string): Claim {
	return { name: `${name}.yaml`, inputs: [`src/content/data/${name}.yaml`] };
}
