import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf, type Took } from './commands.ts';
import { type Load, loads } from './load.ts';
import { startBrowser, visits } from './pages.ts';
import { titles, writeReport } from './report.ts';
import { kilobytes, megabytes, type Table } from './results.ts';
import { coldSearches, RUNS } from './search.ts';
import { type BenchSite, buildDocusaurus, buildOurs, buildStarlight, install, WORKSHOP } from './sites.ts';

/**
 * `npm run bench`: builds this site and its peer with the same content, measures both in one run, and writes
 * `RESULTS.md`. `npm run bench -- pages load` makes these parts again with the builds that are there. Parts that are not
 * made again keep their numbers.
 */

const PARTS = ['build', 'pages', 'search', 'load'] as const;
type Part = (typeof PARTS)[number];
/** Seconds that each kind of request is sent; `--seconds 30` changes it. */
const SECONDS = 10;

const words = process.argv.slice(2);
const at = words.indexOf('--seconds');
const seconds = at < 0 ? SECONDS : Number(words.splice(at, 2)[1]);
const chosen: readonly Part[] = words.length === 0 ? PARTS : PARTS.filter((part) => words.includes(part));
if (chosen.length === 0 || words.length > chosen.length || !(seconds > 0))
	throw new Error(
		`Parts\n  found:    ${words.join(' ')}\n  expected: ${PARTS.join(', ')}, --seconds <number>`,
	);

mkdirSync(WORKSHOP, { recursive: true });
const tables: Table[] = [];
const sites = sitesOf();
if (chosen.includes('build')) tables.push(buildTable(sites));
if (chosen.includes('pages') || chosen.includes('search')) {
	const browser = await startBrowser();
	if (chosen.includes('pages')) tables.push(await pagesTable());
	if (chosen.includes('search')) tables.push(await searchTable());
	await browser.close();

	async function pagesTable(): Promise<Table> {
		const rows: (string | number)[][] = [];
		for (const site of sites)
			for (const visit of await visits(browser, site))
				rows.push([
					visit.page,
					site.name,
					...[visit.html, visit.script, visit.styles, visit.fonts, visit.bytes].map(kilobytes),
					visit.requests,
					kilobytes(visit.ahead),
					visit.lcp,
				]);
		rows.sort(byKind);
		return {
			title: titles.pages,
			how: 'KB of bodies as one plain server sent them within 3.5 s (gzip for text), before the reader touches anything, service worker included. Ahead: what is fetched in the next 3 s while the reader is idle, no part of the visit. LCP: median of 3 in a phone of 412 px, 1.6 Mbit/s, 150 ms, a processor four times as slow.',
			head: ['Page', 'Site', 'HTML', 'JavaScript', 'CSS', 'Fonts', 'All', 'Requests', 'Ahead', 'LCP, ms'],
			rows,
		};
	}

	async function searchTable(): Promise<Table> {
		const found = await coldSearches(browser, sites);
		return {
			title: titles.search,
			how: `From the click on the button to the first right hit, on 1.6 Mbit/s and 150 ms, with nothing loaded before. Median of ${RUNS}, the sites in turn; KB with headers.`,
			head: ['Typed', 'Site', 'Field, ms', 'First right hit, ms', 'Fastest to slowest, ms', 'KB until then'],
			rows: found.map(({ query, site, open, hit, spread, bytes }) => [
				query,
				site,
				open,
				hit,
				spread.join(' to '),
				kilobytes(bytes),
			]),
		};
	}
}
if (chosen.includes('load')) {
	install('tools');
	const [ours] = sites;
	tables.push(loadTable(await loads(ours?.dist ?? 'dist', seconds)));
}
writeReport(tables);
process.exit();

function sitesOf(): BenchSite[] {
	const took = join(WORKSHOP, 'builds.json');
	const known: Took[] | undefined =
		chosen.includes('build') || !existsSync(took) ? undefined : JSON.parse(readFileSync(took, 'utf8'));
	const ours = buildOurs(known?.[0]);
	const built = [ours, buildStarlight(ours.dist, known?.[1]), buildDocusaurus(ours.dist, known?.[2])];
	writeFileSync(took, JSON.stringify(built.map(({ build }) => ({ ...build, log: '' }))));
	return built;
}

function buildTable(all: readonly BenchSite[]): Table {
	return {
		title: titles.build,
		how: 'Without any cache; the caches of images, too, are empty. Compressed copies (`.br`, `.gz`) count apart: only this site writes them.',
		head: ['Site', 'Pages', 'CPU seconds', 'Seconds', 'CPU ms a page', 'Output, MB', 'Copies, MB', 'Files'],
		rows: all.map(({ name, dist, build }) => {
			const { bytes, copies, files, pages } = sizeOf(dist);
			const cpu = Math.round(build.cpu);
			return [
				name,
				pages,
				cpu,
				Math.round(build.seconds),
				Math.round((1000 * build.cpu) / pages),
				megabytes(bytes),
				megabytes(copies),
				files,
			];
		}),
	};
}

function loadTable(all: readonly Load[]): Table {
	return {
		title: titles.load,
		how: `Requests a second and the 99th percentile, 50 connections, ${seconds} s each, on loopback. The tool runs on the same cores. \`npm start\` and sirv are one process of Node, nginx has one worker.`,
		head: ['Request', 'Tool', 'Server', 'Requests a second', 'p99, ms', 'Errors'],
		rows: all
			.map((row) => [
				row.request,
				row.tool,
				row.server,
				Math.round(row.rate),
				Math.round(row.p99 * 10) / 10,
				row.errors,
			])
			.sort((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`)),
	};
}

/** The same page, or query, of all sites together. */
function byKind(a: readonly (string | number)[], b: readonly (string | number)[]): number {
	const kind = (row: readonly (string | number)[]) =>
		`${row[0]}`.replace(/\/$|operations\//g, '').replace(/-/g, '');
	return kind(a).localeCompare(kind(b));
}
