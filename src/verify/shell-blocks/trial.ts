import { digits } from '../../lib/hash.ts';
import { digitsOfFiles, type Trial } from '../ran.ts';
import { stepsFingerprint } from './followed.ts';
import type { CommandPage } from './page.ts';

/** What decides what a page prints, beside the page: the server's packages, what worlds hold, and what runs commands. */
const MEANS = ['src/verify/package-lock.json', 'src/verify/{seed,shell-blocks}/**/*.*'];

/** Running the commands of a page. */
export function commandsTrial(page: CommandPage): Trial {
	const fingerprint = digits(`${stepsFingerprint(page)} ${digitsOfFiles(MEANS)}`);
	return { name: `commands of ${page.file}`, fingerprint };
}
