import type { APIContext } from 'astro';
import { securityText } from '../../lib/security-contact.ts';

/** Whom to tell about a security problem. */
export function GET({ site, url }: APIContext): Response {
	return new Response(securityText(site ?? url), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}
