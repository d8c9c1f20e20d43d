import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTools, type Tool } from '../../../runner/run-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A command that prints to both streams and ends with a code. */
function command(name: string, code: number): string {
	const file = join(folder, `${name}.mjs`);
	writeFileSync(file, `console.log('${name} 1'); console.error('${name} 2'); process.exitCode = ${code};`);
	return `${process.execPath} ${file}`;
}

async function run(tools: Tool[], most = 2) {
	const printed: string[] = [];
	const failed = await runTools(tools, most, (text) => printed.push(text));
	return { failed, printed };
}

test('every tool runs to its end, and each that fails is printed in one piece', async () => {
	const { failed, printed } = await run([
		{ name: 'spelling', commands: [command('spelling', 1)] },
		{ name: 'lint', commands: [command('lint', 0)] },
		{ name: 'links', commands: [command('links', 2)] },
	]);
	expect(failed.toSorted()).toEqual(['links', 'spelling']);
	expect(printed).toHaveLength(3);
	for (const name of ['spelling', 'links']) {
		const own = printed.find((text) => text.includes(`${name}: failed`));
		expect(own).toMatch(new RegExp(`^\\n${name}: failed \\(\\d+\\.\\d s\\)\\n\\n`));
		expect(own).toContain(`${name} 1\n`);
		expect(own).toContain(`${name} 2\n`);
		expect(own?.match(/\w+ [12]\n/g)).toHaveLength(2);
	}
	expect(printed).toContainEqual(expect.stringMatching(/^lint: passed \(\d+\.\d s\)$/));
});

test('the commands of a tool run in turn, the later ones also when one fails', async () => {
	const commands = [command('sync', 1), command('types', 0)];
	const all = await run([{ name: 'types', commands }]);
	expect(all.failed).toEqual(['types']);
	expect(all.printed[0]).toMatch(/sync 1.*types 1/s);
	const stopped = await run([{ name: 'types', commands, stops: true }]);
	expect(stopped.failed).toEqual(['types']);
	expect(stopped.printed[0]).not.toContain('types 1');
});

test('a program that does not exist is a failure that says so', async () => {
	const { failed, printed } = await run([{ name: 'odd', commands: ['no-such-program-here'] }]);
	expect(failed).toEqual(['odd']);
	expect(printed[0]).toContain('no-such-program-here');
});
