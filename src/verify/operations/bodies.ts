import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { nameOf } from '../../api-reference/contract/assemble.ts';
import { documentedVersion } from '../../api-reference/contract/version.ts';
import { requestOf } from '../../api-reference/model/request.ts';
import type { Schema, Schemas } from '../../api-reference/model/types.ts';
import { digits } from '../../lib/hash.ts';
import { facts } from '../../schemas/data/index.ts';
import { readFacts, readYaml } from '../../schemas/data/read-facts.ts';
import { writeNotes } from '../notes.ts';
import { dayOf } from '../reviews/age.ts';
import type { LeftOut } from './left-out.ts';
import type { TriedOperation } from './trials.ts';

/** How to try bodies again. */
export const TRY_BODIES = 'npm run test:live -- live/operations-bodies';

const LEFT_OUT = 'src/verify/operations/left-out.yaml';

/** Operations with a body of named fields or a list. */
export function withBody(all: readonly TriedOperation[]): TriedOperation[] {
	return all.filter(({ operation }) => operation.body?.schema);
}

/** What is known of fields that are left out, by operationId. */
export function readLeftOut(): Record<string, LeftOut> {
	const shape = z.record(z.string(), z.record(z.string(), z.string()));
	return readYaml(LEFT_OUT, readFileSync(LEFT_OUT, 'utf8'), shape);
}

/** Ten digits that change when a sample or the schema of a body does, apart from its texts. */
export function bodiesFingerprint(all: readonly TriedOperation[], schemas: Schemas): string {
	const parts = withBody(all).map(({ operation }) => [
		requestOf(operation, schemas),
		rulesOf(operation.body?.schema ?? {}, schemas, []),
	]);
	return digits(JSON.stringify([parts, readLeftOut()]));
}

/** When all bodies were tried as they stand; undefined when they were not. */
export function bodiesTriedOn(fingerprint: string): string | undefined {
	const note = readFacts('tried-bodies');
	return note.fingerprint === fingerprint && note.server === documentedVersion() ? note.day : undefined;
}

/** Writes down that all bodies were tried today. */
export function noteBodies(fingerprint: string, operations: number): void {
	writeNotes(facts['tried-bodies'].file, {
		day: dayOf(),
		fingerprint,
		server: documentedVersion(),
		operations,
	});
}

/** A schema with its references put in place, without texts. */
function rulesOf(value: unknown, schemas: Schemas, above: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((one) => rulesOf(one, schemas, above));
	if (typeof value !== 'object' || value === null) return value;
	const { $ref, description, examples, ...rules } = value as Schema & Record<string, unknown>;
	if (typeof $ref === 'string') {
		const name = nameOf($ref);
		return above.includes(name) ? name : rulesOf(schemas[name] ?? {}, schemas, [...above, name]);
	}
	const isText = typeof description !== 'object';
	const kept = isText ? rules : { ...rules, description };
	const sorted = Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(sorted.map(([key, one]) => [key, rulesOf(one, schemas, above)]));
}
