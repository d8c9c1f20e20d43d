import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles, toPosixPath } from '../../src/lib/files/file-paths.ts';
import { docsFolder } from '../../src/lib/urls/page-routes.ts';

/** Pages that may be there once only. */
const ONCE = /^(?:404|offline|search|index)\.mdx$|^writing\//;
/** Signs of a title that leave room for the number of the copy. */
const TITLE = 50;
/** Folders that all sizes share. */
const LINKED = ['node_modules', 'public', 'src/content/screenshots', 'src/samples'];

/**
 * Copies the project to a folder and adds guides to it: copies of the real ones below `/copy-1`, `/copy-2` and so on,
 * with titles of their own, links among themselves, and a sidebar for each copy. All are committed, so that the build
 * asks git for the day of each.
 *
 * @param added how many pages are added
 */
export function multiply(root: string, added: number): void {
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root, { recursive: true });
	copyProject(root);
	const copies = plan(added);
	for (const [index, files] of copies.entries()) writeCopy(root, `copy-${index + 1}`, files);
	writeSidebars(root, copies);
	commit(root);
}

function copyProject(root: string): void {
	for (const file of ['content.config.ts', 'package.json', 'tsconfig.json', 'redirects.mjs'])
		cpSync(file, join(root, file));
	cpSync('astro.config.mts', join(root, 'site.config.mts'));
	writeFileSync(
		join(root, 'astro.config.mts'),
		`import config from './site.config.mts';\nexport default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };\n`,
	);
	cpSync('src', join(root, 'src'), {
		recursive: true,
		filter: (path) => !LINKED.includes(toPosixPath(path)),
	});
	for (const folder of LINKED) symlinkSync(resolve(folder), join(root, folder), 'junction');
}

/** The files of each copy; the last one may have some only. */
function plan(added: number): string[][] {
	const guides = listFiles(docsFolder, '.mdx').filter((file) => !ONCE.test(file));
	const copies: string[][] = [];
	for (let left = added; left > 0; left -= guides.length) copies.push(guides.slice(0, left));
	return copies;
}

function writeCopy(root: string, name: string, files: readonly string[]): void {
	const pages = new Set(files.map(pageOf));
	const title = (_: string, quote: string, text: string) =>
		`title: ${quote}${text.slice(0, TITLE)} ${name.replace(/^copy-/, '')}${quote}`;
	const link = (whole: string, start: string, page: string) =>
		pages.has(page) ? `${start}/${name}${page}` : whole;
	for (const file of files) {
		const target = join(root, docsFolder, name, file);
		mkdirSync(dirname(target), { recursive: true });
		const source = readFileSync(join(docsFolder, file), 'utf8')
			.replace(/^title: (['"]?)(.*)\1$/m, title)
			.replace(/(\]\(|href=")(\/[^)"#\s]*)/g, link);
		writeFileSync(target, source);
	}
}

/** Address of the page that a file becomes. */
function pageOf(file: string): string {
	return `/${file.replace(/\.mdx$/, '')}`;
}

/** Gives each copy the sidebar of the documentation, as far as its pages are there and written by hand. */
function writeSidebars(root: string, copies: readonly (readonly string[])[]): void {
	const pages = copies.map((files) => files.map(pageOf));
	writeFileSync(
		join(root, 'src/config/sidebars/copies.ts'),
		`import { documentation } from './documentation.ts';

const copies = ${JSON.stringify(pages)};

const within = (name, pages, items) => items.flatMap((item) => {
	const page = item.page?.replace(/#.*/, '');
	const there = pages.has(page) ? { page: '/' + name + item.page } : {};
	if (!('items' in item)) return pages.has(page) && !item.leavesSidebar ? [{ ...item, ...there }] : [];
	const { page: _, generated, ...group } = item;
	const inside = generated ? [] : within(name, pages, item.items);
	return inside.length > 0 ? [{ ...group, ...there, items: inside }] : [];
});

export const sidebarsOfCopies = copies.map((list, index) => {
	const name = 'copy-' + (index + 1);
	const sections = within(name, new Set(list), documentation.sections);
	return { ...documentation, id: name, home: '/' + name + list[0], alsoOn: [], sections };
});
`,
	);
	const file = join(root, 'src/config/sidebars/index.ts');
	const source = readFileSync(file, 'utf8').replace(', academy]', ', academy, ...sidebarsOfCopies]');
	writeFileSync(file, `import { sidebarsOfCopies } from './copies.ts';\n${source}`);
}

function commit(root: string): void {
	const git = (...words: string[]) =>
		execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...words], {
			cwd: root,
			stdio: 'ignore',
		});
	git('init');
	git('add', 'src/content');
	git('commit', '--no-gpg-sign', '--message', 'Content');
}
