import type { RedirectPlan } from '../../../src/config/redirects/types.ts';
import { decide } from '../../../src/hosting/server/decide.ts';
import type { SiteFiles } from '../../../src/hosting/server/files.ts';
import type { Host } from './answer.ts';

/** The server of this project, which the others are compared with. */
export function ownHost(plan: RedirectPlan, files: SiteFiles): Host {
	return {
		name: 'Node',
		mistakes: [],
		async ask({ pathname, search }) {
			const decision = decide('GET', pathname + search, { files, plan });
			if (decision.kind === 'redirect') return { status: 301, location: decision.location };
			if (decision.kind === 'file') return { status: 200, file: decision.path };
			return { status: 404 };
		},
	};
}
