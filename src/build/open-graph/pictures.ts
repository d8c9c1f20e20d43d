import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { identity } from '../../config/identity.ts';
import type { Card } from './card.ts';
import { colorsOf } from './colors.ts';
import { drawCard } from './draw.ts';
import { loadFonts } from './fonts.ts';

/** Pictures are kept here by what they are made from. */
const CACHE = '.cache/cards';
/** Days after which a picture that no page has anymore is dropped. */
const KEPT_DAYS = 30;
const TOKENS = 'src/ui/styles/tokens.css';
const CODE = 'src/build/open-graph';
/** Packages that decide how a picture looks. */
const PACKAGES = ['opentype.js', 'subset-font', '@fontsource-variable/'];

/**
 * Draws the pictures of pages, as many at once as there are processors, and keeps them for the next build.
 *
 * @returns the picture of a card as PNG
 */
export function drawPictures(cards: readonly Card[]): (card: Card) => Promise<Buffer> {
	const design = designOf();
	const nameOf = (card: Card) => digest([design, card.title, card.section, card.endpoint ?? null]);
	const waiting = new Map(cards.map((card) => [nameOf(card), card]));
	const queue = [...waiting];
	const made = new Map<string, PromiseWithResolvers<Buffer>>(
		queue.map(([name]) => [name, Promise.withResolvers<Buffer>()]),
	);
	const work = async () => {
		for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
			const [name, card] = next;
			await pictureOf(name, card).then(made.get(name)?.resolve, made.get(name)?.reject);
		}
	};
	for (let index = 0; index < availableParallelism(); index++) void work();
	void dropUnused(new Set(waiting.keys()));
	return (card) => made.get(nameOf(card))?.promise ?? pictureOf(nameOf(card), card);
}

async function pictureOf(name: string, card: Card): Promise<Buffer> {
	const file = `${CACHE}/${name}.png`;
	const kept = await readFile(file).catch(() => undefined);
	if (kept) return kept;
	const picture = await drawCard(card, await loadFonts(), colors(), identity.title).png();
	await mkdir(CACHE, { recursive: true });
	// Another build may write the same picture: none reads half of it.
	const own = `${file}.${process.pid}`;
	await writeFile(own, picture);
	await rename(own, file);
	return picture;
}

let read: ReturnType<typeof colorsOf> | undefined;

function colors() {
	read ??= colorsOf(readFileSync(TOKENS, 'utf8'));
	return read;
}

/** What decides all pictures together: code, colors, and versions of packages. */
function designOf(): string {
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
		dependencies: Record<string, string>;
	};
	const versions = Object.entries(dependencies).filter(([name]) =>
		PACKAGES.some((start) => name.startsWith(start)),
	);
	const code = readdirSync(CODE)
		.toSorted()
		.map((file) => readFileSync(`${CODE}/${file}`, 'utf8'));
	return digest([identity.title, versions, readFileSync(TOKENS, 'utf8'), code]);
}

async function dropUnused(used: ReadonlySet<string>): Promise<void> {
	const oldest = Date.now() - KEPT_DAYS * 86_400_000;
	for (const file of await readdir(CACHE).catch(() => [])) {
		if (used.has(file.replace(/\.png.*$/, ''))) continue;
		const { mtimeMs } = await stat(`${CACHE}/${file}`).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
		if (mtimeMs < oldest) await rm(`${CACHE}/${file}`, { force: true });
	}
}

function digest(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 24);
}
