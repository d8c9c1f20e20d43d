import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectPlan } from '../../config/redirects/types.ts';
import { STRICT_POLICY } from '../headers.ts';
import { HOSTING_FILE } from '../hosts/host-files.ts';
import type { HostingFile } from '../hosts/write.ts';

/**
 * What the build wrote down for this server: redirects and security policy. A folder without it has no redirects
 * and the strictest policy.
 */
export function readHosting(dist: string): { plan: RedirectPlan; policy: string } {
	const file = join(dist, HOSTING_FILE);
	if (!existsSync(file)) return { plan: { exact: new Map(), prefixes: [] }, policy: STRICT_POLICY };
	const { redirects, prefixes, policy }: HostingFile = JSON.parse(readFileSync(file, 'utf8'));
	return { plan: { exact: new Map(redirects), prefixes }, policy };
}
