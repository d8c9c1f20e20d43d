import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebab } from '../api-reference/model/slug.ts';
import { globFiles } from '../lib/files/file-paths.ts';
import { apiPath } from '../lib/urls/urls.ts';
import { toWrittenPage, type WrittenPage, writtenPages } from '../schemas/frontmatter/written-page.ts';
import { fingerprintOf } from './fingerprint.ts';
import { historyOf } from './git-history.ts';
import { type LastChange, lastChanges, type Part } from './last-change.ts';
import { operationsIn } from './operations-in.ts';
import { reviewDays } from './review-days.ts';

/** Where the files are whose operations have pages. */
const OPERATIONS = 'src/content/openapi/paths';

/** When pages last said something else. */
export interface ChangedDays {
	/** Days such as `2026-11-21` by path of the page. A page whose day nothing tells is not there. */
	days: ReadonlyMap<string, string>;
	/** Pages whose day is that of their review, or that have none, because the history of the files is not there. */
	guessed: readonly string[];
}

/**
 * When each page last said something else, from the history of its file. Commits that change only what readers do not
 * see, such as the note of a review, do not count; what is not committed changed today. Where the history is missing,
 * as in a shallow clone, a page has the day of its review if it says the same since, else none.
 *
 * Pages of operations count what the contract says of the operation itself, not the schemas that it names.
 */
export function changedDays(
	root = '.',
	today = new Date().toISOString().slice(0, 10),
	pages = writtenPages(root),
): ChangedDays {
	const places = [...pages.map(pagePart), ...operationParts(root)];
	const history = historyOf(root, 'src/content');
	const found: LastChange[] = history ? lastChanges(root, history, places) : places.map(() => 'unknown');
	const reviewed = reviewDays(pages);
	const days = new Map<string, string>();
	const guessed: string[] = [];
	for (const [index, { paths }] of places.entries()) {
		const change = found[index] ?? 'unknown';
		for (const path of paths) {
			const day = change === 'uncommitted' ? today : change === 'unknown' ? reviewed.get(path) : change;
			if (change === 'unknown') guessed.push(path);
			if (day !== undefined && day > (days.get(path) ?? '')) days.set(path, day);
		}
	}
	return { days, guessed };
}

/** Astro loads this module twice in a build: once beside its configuration, once among the pages. */
const shared = globalThis as { changedDays?: ChangedDays };

/** When each page of this site last changed, computed once in a build. */
export function changedDaysOfSite(): ChangedDays {
	shared.changedDays ??= changedDays();
	return shared.changedDays;
}

/** A part of a file with the pages that show it. */
type Place = Part & { paths: readonly string[] };

function pagePart(page: WrittenPage): Place {
	const { file, route } = page;
	return {
		file,
		paths: [route],
		now: fingerprintOf(page),
		within: (source) => fingerprintOf(toWrittenPage(file, source)),
	};
}

/** Operations stand on their own page, on that of their tag, and on that of the whole API. */
function operationParts(root: string): Place[] {
	return globFiles(`${OPERATIONS}/*.yaml`, root).flatMap((file) =>
		operationsIn(readFileSync(join(root, file), 'utf8')).map(({ id, tag, text }) => ({
			file,
			paths: [kebab(id), kebab(tag), 'unleash-api'].map(apiPath),
			now: text,
			within: (source: string) => operationsIn(source).find((other) => other.id === id)?.text ?? '',
		})),
	);
}
