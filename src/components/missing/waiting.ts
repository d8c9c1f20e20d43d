import { planRedirects } from '~/hosting/redirects/plan.ts';
import { publishedPages } from '~/navigation/pages.ts';
import { previousAndNext } from '~/navigation/tree.ts';
import { pendingRoutes } from '~/site/pending.ts';
import { redirects, rules } from '../../../redirects.mjs';

/** A page still to be written. */
export interface WaitingPage {
	/** Its own address, and the old ones that will lead to it. */
	addresses: string[];
	/** The written pages before and after it in the sidebar. */
	nearest: { label: string; page: string }[];
}

/** The pages still to be written, with what to offer in their place. */
export async function waitingPages(): Promise<WaitingPage[]> {
	const { docs, api } = await publishedPages();
	const written = new Set([...docs.keys(), ...api]);
	const pending = pendingRoutes();
	const old = [...planRedirects(redirects, rules, written, pending).waiting];
	return [...pending].map((route) => {
		const { previous, next } = previousAndNext(route, (page) => page === route || written.has(page));
		return {
			addresses: [route, ...old.flatMap(([from, to]) => (to === route ? [from] : []))],
			nearest: [previous, next].filter((page) => page !== undefined),
		};
	});
}
