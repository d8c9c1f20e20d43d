import { expect, test } from 'vitest';
import { schedule } from '../../../runner/schedule.ts';

/** Runs tasks whose ends the test decides; notes what runs at the same time. */
async function run(tasks: { name: string; after?: string[] }[], failing: string[] = []) {
	const running = new Set<string>();
	const seen: string[] = [];
	const leftOut = await schedule(tasks, 2, async ({ name }) => {
		running.add(name);
		seen.push([...running].join('+'));
		for (let turn = 0; turn < name.length; turn++) await Promise.resolve();
		running.delete(name);
		return !failing.includes(name);
	});
	return { seen, leftOut };
}

test('runs two steps at once, in their order, and each after those it waits for', async () => {
	const { seen, leftOut } = await run([
		{ name: 'build' },
		{ name: 'site', after: ['build'] },
		{ name: 'check-that-takes-long' },
		{ name: 'browser', after: ['build'] },
	]);
	expect(seen).toEqual([
		'build',
		'build+check-that-takes-long',
		'check-that-takes-long+site',
		'check-that-takes-long+browser',
	]);
	expect(leftOut).toEqual([]);
});

test('leaves out what waits for a step that failed, and whatever waits for that', async () => {
	const { seen, leftOut } = await run(
		[
			{ name: 'build' },
			{ name: 'site', after: ['build'] },
			{ name: 'pictures', after: ['site'] },
			{ name: 'unit' },
		],
		['build'],
	);
	expect(seen).toEqual(['build', 'build+unit']);
	expect(leftOut).toEqual(['site', 'pictures']);
});

test('a step whose predecessor is not asked for runs at once', async () => {
	expect((await run([{ name: 'site', after: ['build'] }])).seen).toEqual(['site']);
});
