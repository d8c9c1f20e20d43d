import { languages } from '../../lib/languages.ts';
import { placeOf } from '../../lib/urls/places.ts';
import type { WrittenPage } from '../../schemas/frontmatter/written-page.ts';
import type { SourceProblem } from './check-sources.ts';

const HEADING = '## Next steps';

/** Kinds of pages that readers don't leave for another one, and frontmatter that can't be read. */
const WITHOUT = ['landing', 'writers', ''];

/** Fewest and most links, so that there is a choice and it stays a quick one. */
const [FEWEST, MOST] = [2, 5];

/** Reports pages that don't end in a section with two to five next steps. Drafts may, and translations word it themselves. */
export function missingNextSteps(pages: readonly WrittenPage[]): SourceProblem[] {
	return pages.flatMap(({ file, route, kind, data, source }): SourceProblem[] => {
		const isChecked = data['draft'] !== true && placeOf(route).language === languages[0];
		if (!isChecked || WITHOUT.includes(kind)) return [];
		const lines = source.trimEnd().split(/\r?\n/);
		const start = lines.findLastIndex((line) => line.startsWith('## '));
		const report = (line: number, problem: { found: string; write: string }): SourceProblem[] => [
			{
				level: 'warning',
				where: `${file}:${line}:1  next steps`,
				expected: `${HEADING} as the last section, with ${FEWEST} to ${MOST} links in a list`,
				...problem,
			},
		];
		if (lines[start] !== HEADING) {
			const write = `${HEADING} at the end, with pages that readers need next`;
			return report(lines.length, { found: lines[start] ?? 'no section', write });
		}
		const { length } = lines.slice(start).filter((line) => /^- .*\]\(\S+\)/.test(line));
		if (length >= FEWEST && length <= MOST) return [];
		return report(start + 1, {
			found: length === 1 ? '1 link' : `${length} links`,
			write: `${FEWEST} to ${MOST} of them`,
		});
	});
}
