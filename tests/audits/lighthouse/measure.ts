import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { findOrInstallChromium } from '../../../src/verify/browsers/find-chromium.ts';
import { installOnDemand } from '../../on-demand.ts';
import { QUIET } from '../../quiet-chromium.ts';
import { CATEGORIES, type Category } from './notes.ts';

/** On a busy machine Lighthouse misses the start of a page now and then, and asks to be run again. */
const TRIES = 3;

/** The parts of a report of Lighthouse that are used here. */
interface Report {
	lighthouseVersion: string;
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

type Lighthouse = (
	url: string,
	flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;

/** A browser that Lighthouse drives. */
export interface Measuring {
	version: string;
	/**
	 * Measures a page once, as a phone on a slow network that Lighthouse computes.
	 *
	 * @throws Error when the page cannot be measured
	 */
	measure(url: string): Promise<Measured>;
	end(): void;
}

/** What one run found. */
export interface Measured {
	points: Record<Category, number>;
	/** What cost points, one line each. */
	costs: string[];
}

/** Starts a browser for Lighthouse, which is installed on demand. */
export async function startMeasuring(): Promise<Measuring> {
	const entry = installOnDemand(import.meta.dirname, 'lighthouse', 'lighthouse/core/index.js');
	const require = createRequire(entry);
	const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
	const launcher = (await import(pathToFileURL(require.resolve('chrome-launcher')).href)) as {
		launch(options: object): Promise<{ port: number; kill(): void }>;
	};
	const { version } = require('lighthouse/package.json') as { version: string };
	const browser = await launcher.launch({
		chromePath: findOrInstallChromium().path,
		chromeFlags: ['--headless=new', ...QUIET],
	});
	return {
		version,
		end: () => browser.kill(),
		measure: async (url) => {
			const flags = { port: browser.port, onlyCategories: CATEGORIES, logLevel: 'error' } as const;
			let failed = '';
			for (let tries = 0; tries < TRIES; tries++) {
				const { lhr } = (await lighthouse(url, flags)) ?? {};
				if (lhr && !lhr.runtimeError) return read(lhr);
				failed = lhr?.runtimeError?.message ?? 'no report';
			}
			throw new Error(`${url}: ${failed}`);
		},
	};
}

function read({ categories, audits }: Report): Measured {
	const pointsOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
	const points = Object.fromEntries(CATEGORIES.map((category) => [category, pointsOf(category)]));
	const costs = CATEGORIES.filter((category) => pointsOf(category) < 100).flatMap((category) =>
		(categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
			return weight > 0 && score !== null && score < 1
				? [`${category}: ${title} (${id}) ${displayValue}, ${Math.round(score * 100)} points`]
				: [];
		}),
	);
	return { points: points as Measured['points'], costs };
}
