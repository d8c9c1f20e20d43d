import * as limits from '../../src/config/limits.ts';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { builtFiles, gzipped, readBuilt, withImports } from './built-site.ts';

/** A page of the build, read once. */
export interface WeighedPage {
	file: string;
	html: string;
}

/** What of a page may weigh how much. */
export interface Budget {
	name: string;
	/** Bytes of gzip of which every page stays below. */
	most: number;
	/** Bytes of gzip of a page. */
	weigh(page: WeighedPage): number;
}

/** Weight of the page in the middle, of all pages ordered by weight. */
export const MEDIAN = 12_000;

/** Budgets of the design. */
export const budgets: readonly Budget[] = [
	{ name: 'page', most: 28_000, weigh: ({ html }) => gzipped(html) },
	{ name: 'shell without content', most: 6_000, weigh: ({ html }) => gzipped(shellOf(html)) },
	{
		name: 'scripts that load at once',
		most: 8_000,
		weigh: ({ html }) =>
			together(withImports([...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(second))),
	},
	{
		name: 'page that is fetched ahead while the reader is idle',
		most: limits.idlePrefetchBytes + 1,
		weigh: ({ html }) => {
			const [, next] = /<a rel="next" href="\/([^"#]*)"/.exec(html) ?? [];
			return next === undefined ? 0 : together([`${next}.html`]);
		},
	},
	{
		name: 'styles',
		most: 20_000,
		weigh: ({ html }) =>
			together(
				[...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
					([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
				),
			),
	},
];

let pages: readonly WeighedPage[] | undefined;

/** Every built page that is more than a redirect. */
export function weighedPages(): readonly WeighedPage[] {
	pages ??= builtFiles('.html')
		.map((file) => ({ file, html: readBuilt(file) }))
		.filter(({ html }) => !isRedirectPage(html));
	return pages;
}

/** The weight of a page, which takes long to find out. */
interface Weight {
	file: string;
	bytes: number;
}

const ranked = new Map<Budget, Weight[]>();

/** Every built page with its weight, the heaviest first. Each is weighed once. */
export function byWeight(budget: Budget): Weight[] {
	const weights =
		ranked.get(budget) ??
		weighedPages()
			.map((page) => ({ file: page.file, bytes: budget.weigh(page) }))
			.sort((one, other) => other.bytes - one.bytes);
	ranked.set(budget, weights);
	return weights;
}

/** The ten heaviest pages as lines of a table. */
export function worstTen(budget: Budget): string {
	const rows = byWeight(budget).slice(0, 10);
	const lines = rows.map(({ file, bytes }) => {
		const share = `${Math.round((bytes / budget.most) * 100)} %`;
		return `  ${String(bytes).padStart(6)}  ${share.padStart(5)}  ${file}`;
	});
	return [`${budget.name}: every page under ${budget.most} bytes of gzip; the heaviest:`, ...lines].join(
		'\n',
	);
}

const weights = new Map<string, number>();

/** Bytes of files together; pages share most of them. */
function together(files: readonly string[]): number {
	let sum = 0;
	for (const file of files) {
		const known = weights.get(file) ?? gzipped(readBuilt(file));
		weights.set(file, known);
		sum += known;
	}
	return sum;
}

function second([, match = '']: RegExpExecArray): string {
	return match;
}

function shellOf(html: string): string {
	return (
		html
			.replace(/<main[\s\S]*<\/main>/, '')
			/* The operations of the open tag grow with the contract; they count in the weight of the page. */
			.replace(/<a [^>]*>[^<]*<span class="method(?:(?!<\/a>)[\s\S])*<\/a>/g, '')
			.replace(/<aside class="contents-column"[\s\S]*?<\/aside>/, '')
	);
}
