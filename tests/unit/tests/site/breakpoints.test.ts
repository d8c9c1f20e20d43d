import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignBreakpoints } from '../../../site/breakpoints.ts';

function found(file: string, text: string): string[] {
	const dist = mkdtempSync(join(tmpdir(), 'breakpoints-'));
	writeFileSync(join(dist, file), text);
	return foreignBreakpoints(dist);
}

test.each([
	['a.css', '@media (min-width: 50rem) { a { color: red } }'],
	['a.css', '@media(width>=72rem){a{color:red}}'],
	['a.css', '@media not all and (min-width:50em){a{color:red}}'],
	['a.html', '<style>@media (max-width: 72em) { a { color: red } }</style>'],
	['a.html', '<link rel="stylesheet" media="(min-width: 50rem)" href="/a.css">'],
	['a.css', '@media (width>=900px){a{color:red}}'],
])('%s with %s switches layout where this site does not', (file, text) => {
	expect(found(file, text)).toHaveLength(1);
});

test.each([
	['a.css', '@media (min-width: 997px) { a { width: 50rem } }'],
	['a.css', '@media (min-width: 150rem) { a { color: red } }'],
	['a.css', '@media (width<=996px){a{color:red}}@media (width<=640px){a{color:red}}'],
	['a.html', '<p>Starlight switches at 50rem.</p>'],
])('%s with %s does not', (file, text) => {
	expect(found(file, text)).toEqual([]);
});
