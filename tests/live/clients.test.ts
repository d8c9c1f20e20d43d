import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow } from '../../src/verify/clients/follow.ts';
import { readGuide } from '../../src/verify/clients/guide.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

/** Installing, generating and running. */
const FOLLOW_MS = 290_000;

const STATES = 'development on\nproduction off';

describe('the guide to the downloads does what it says', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	test('all of its parts are followed here', () => {
		expect(readGuide().map(({ title }) => title)).toEqual([
			'',
			'Postman',
			'Requests in an editor',
			'A client in TypeScript',
			'A client in Python',
		]);
	});

	test(
		'Postman',
		async ({ skip }) => {
			const missing = await missingTools(['node']);
			if (missing) skip(missing);
			const { output, problem } = await follow('Postman', world);
			expect(problem, output).toBeUndefined();
			expect(output).toMatch(/GET .*\/api\/admin\/feature-types \[200 OK/);
		},
		FOLLOW_MS,
	);

	test(
		'Requests in an editor',
		async ({ skip }) => {
			const missing = await missingTools(['node']);
			if (missing) skip(missing);
			const { output, problem } = await follow('Requests in an editor', world);
			expect(problem, output).toBeUndefined();
			expect(output).toContain('1 requests processed (1 succeeded)');
			expect(output).toContain('"lifetimeDays"');
		},
		FOLLOW_MS,
	);

	test(
		'A client in TypeScript, which also takes every field of the context',
		async ({ skip }) => {
			const missing = await missingTools(['node']);
			if (missing) skip(missing);
			const { output, problem } = await follow('A client in TypeScript', world, {
				files: { 'frontend.mts': 'src/verify/clients/frontend.mts' },
				commands: `npx tsc --strict --noEmit --module nodenext --target es2022 frontend.mts
					UNLEASH_FRONTEND_TOKEN='${world.tokens.frontend}' node frontend.mts`,
			});
			expect(problem, output).toBeUndefined();
			expect(output).toContain(STATES);
			expect(output).toMatch(/userId=ada&.*&properties\[region\]=eu toggles/);
		},
		FOLLOW_MS,
	);

	test(
		'A client in Python',
		async ({ skip }) => {
			const missing = await missingTools(['python']);
			if (missing) skip(missing);
			const { output, problem } = await follow('A client in Python', world);
			expect(problem, output).toBeUndefined();
			expect(output, 'the generator left nothing out').not.toMatch(/warning|unable to|skipping/i);
			expect(output).toContain(STATES);
		},
		FOLLOW_MS,
	);
});
