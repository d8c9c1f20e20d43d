import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilerOf } from '../../../../src/verify/shell-blocks/compile.ts';

const root = mkdtempSync(join(tmpdir(), 'compile-'));
afterAll(() => rmSync(root, { recursive: true }));

function project(name: string, files: Record<string, string>): string {
	const folder = join(root, name);
	for (const [file, text] of Object.entries({ 'node_modules/vue-tsc/package.json': '{}', ...files })) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return folder;
}

test('a project is compiled by what its own files name, whatever is installed beside it', () => {
	const command = (name: string, files: Record<string, string>) => compilerOf(project(name, files))?.command;
	const vue = { 'tsconfig.app.json': '', 'package.json': '{ "devDependencies": { "vue-tsc": "3.0.0" } }' };
	expect(command('vue', vue)).toContain('vue-tsc');
	expect(command('react', { 'tsconfig.app.json': '', 'package.json': '{}' })).toMatch(/^npx tsc/);
	expect(command('next', { 'next.config.ts': '', 'package.json': '{}' })).toContain('next typegen');
	expect(command('node', { 'package.json': '{}' })).toBeUndefined();
	expect(command('empty', {})).toBeUndefined();
});
