import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, stampOf } from '~/api-reference/contract/files.ts';
import { digestOf, keep, readKept } from '~/api-reference/contract/kept.ts';
import { loadContract } from '~/api-reference/contract/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));

test('the contract comes back as it was kept, for the same files only', () => {
	const file = join(folder, 'new/contract.bin');
	const contract = loadContract();
	keep({ digest: 'a', contract, read: new Map() }, file);
	expect(readKept('a', file)?.contract).toEqual(contract);
	expect(readKept('b', file)).toBeUndefined();
	writeFileSync(file, 'cut off');
	expect(readKept('a', file)).toBeUndefined();
	expect(readKept('a', join(folder, 'none.bin'))).toBeUndefined();
});

test('only files that changed are read again', () => {
	const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.yaml`), text);
	write('a', 'one: 1');
	write('b', 'two: 2');
	const known = new Map();
	const first = readFiles(folder, known);
	const stamp = stampOf(folder);
	write('b', 'two: 22');
	expect(stampOf(folder)).not.toBe(stamp);
	const second = readFiles(folder, known);
	expect(second.files.map(({ value }) => value)).toEqual([{ one: 1 }, { two: 22 }]);
	expect(second.files[0]?.value).toBe(first.files[0]?.value);
});

test('the digest goes by what stands in the files', () => {
	const write = (text: string) => writeFileSync(join(folder, 'a.yaml'), text);
	write('one: 1');
	const before = digestOf(folder);
	write('one: 2');
	expect(digestOf(folder)).not.toBe(before);
	write('one: 1');
	expect(digestOf(folder)).toBe(before);
});
