import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../diagnostics/build-error.ts';

/** A package and the terms under which it may be passed on. */
export interface Notice {
	name: string;
	version: string;
	license: string;
	homepage: string | undefined;
	text: string;
}

const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/**
 * Reads the terms of a package: its license file or, for packages that ship none, the standard text of the license
 * that they name.
 *
 * @throws Error if neither is there
 */
export function noticeOf(folder: string): Notice {
	const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const { name, version, license, homepage, author } = described;
	const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
	const text = file
		? readFileSync(join(folder, file), 'utf8')
		: standardText(license, author?.name ?? author);
	if (!license || !text) {
		throw problem({
			where: join(folder, 'package.json'),
			found: `the license ${JSON.stringify(license)} and no LICENSE file`,
			expected: 'terms that can be shown to readers',
			write: 'the standard text of that license in src/lib/licenses/notices.ts, or use another package',
		});
	}
	return { name, version, license, homepage, text: text.replaceAll('\r\n', '\n').trim() };
}

/** Notices of packages as one text, each package in one version once, by name. */
export function noticesText(folders: readonly string[]): string {
	const notices = new Map(
		folders.map(noticeOf).map((notice) => [`${notice.name} ${notice.version}`, notice] as const),
	);
	const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1));
	const parts = sorted.map(([title, { license, homepage, text }]) =>
		[`${title} (${license})`, ...(homepage ? [homepage] : []), '', text, ''].join('\n'),
	);
	const head = `Parts of this site come from ${sorted.length} packages. Their names and licenses, as the build found them:\n\n`;
	return `${head}${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function standardText(license: string, holder: string | undefined): string | undefined {
	return license === 'MIT' && holder ? MIT.replace('HOLDER', holder) : undefined;
}

const MIT = `MIT License

Copyright (c) HOLDER

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
