import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine, pages } from './built-engine.ts';
import { judge, readQueries, scores } from './judge.ts';
import { SETS, tableOf } from './sets.ts';

/** `npm run test:search -- --final`: judges all sets over the built site, and keeps the figures in `RESULTS.md`. */

const FILE = join(import.meta.dirname, 'RESULTS.md');

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const day = new Date().toISOString().slice(0, 10);
const parts = SETS.map(({ name, files }) => {
	const rows = tableOf(scores(judge(readQueries(...files), engine))).map((row) => Object.values(row));
	const [head, rule] = [['kind', 'queries', 'MRR@10', 'success@1', 'success@5'], Array(5).fill('---')];
	return `## ${name}\n\n${[head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
});
const intro = `# Judged queries

${day}, after commit ${commit}, ${pages.length} pages. \`npm run test:search -- --final\` writes this file. The sets are described
in \`sets.ts\`: the engine has learnt \`old\`; \`work\` and \`final\` were written without sight of the pages, and nobody looks at the
single results of \`final\`.
`;
writeFileSync(FILE, `${intro}\n${parts.join('\n')}`);
console.log(`${FILE}\n\n${parts.join('\n')}`);
