import { fileURLToPath } from 'node:url';
import { BuildError } from '../lib/diagnostics/build-error.ts';
import { sidebars } from '../navigation/sidebars.ts';
import { createPage } from './create-page.ts';
import { sidebarLabel } from './sidebar-label.ts';

/* npm run new -- <kind> <route> ["Title"]: writes the file of a new page with the fields of its kind. */
const [kind, route, title] = process.argv.slice(2);
if (!kind || !route) {
	console.error(
		'Usage: npm run new -- <kind> <route> ["Title"], as in: npm run new -- how-to /how-to/add-a-user',
	);
	process.exit(1);
}
try {
	const root = fileURLToPath(new URL('../..', import.meta.url));
	const done = await createPage({ root, kind, route, title, sidebarLabel: sidebarLabel(sidebars, route) });
	console.log(done.join('\n'));
} catch (error) {
	if (!(error instanceof BuildError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
