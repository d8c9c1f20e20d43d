import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { unusedContent } from './content.ts';
import { unusedClasses } from './styles.ts';

/*
 * Lists what nothing uses: files, exports and packages (by knip), content, and, where there is a built site, classes of
 * styles. Exits with 1 if there is something.
 */
const knip = spawnSync('knip', ['--no-progress'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (knip.error) throw knip.error;
const problems = [...unusedContent(), ...(existsSync('dist/index.html') ? unusedClasses() : [])];
if (problems.length > 0) console.error(problems.map(formatProblem).join('\n\n'));
if (knip.status !== 0 || problems.length > 0) process.exitCode = 1;
else console.log('Everything is used.');
