import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Route } from '@playwright/test';
import { MOMENT, steadyAnswer, type Varying } from './steady.ts';

/** Theme of the admin UI. */
export type Theme = 'light' | 'dark';

const require = createRequire(import.meta.url);
const SEN = '@fontsource-variable/sen/files/sen-latin-wght-normal.woff2';
const ICONS = '@fontsource/material-symbols-outlined/files/material-symbols-outlined-latin-400-normal.woff2';

const FONT_STYLES = `
@font-face { font-family: Sen; font-weight: 400 800; src: url(https://fonts.gstatic.com/${SEN}); }
@font-face { font-family: 'Material Symbols Outlined'; src: url(https://fonts.gstatic.com/${ICONS}); }
.material-symbols-outlined { font-family: 'Material Symbols Outlined'; font-size: 24px; line-height: 1;
	font-weight: normal; letter-spacing: normal; text-transform: none; display: inline-block; white-space: nowrap; }`;

/** What the admin UI remembers once its notices were closed and its menu was made narrow. */
const REMEMBERED: Record<string, unknown> = {
	':welcome-dialog:v1:localStorage:v2': 'closed',
	':upgrade-dashboard:v1:localStorage:v2': 'closed',
	':upgrade-projects:v1:localStorage:v2': 'closed',
	':upgrade-environments:v1:localStorage:v2': 'closed',
	':upgrade-sso:v1:localStorage:v2': 'closed',
	':upgrade-change-requests:v1:localStorage:v2': 'closed',
	':floating-onboarding:v1:localStorage:v2': { minimized: true, completed: {} },
	':navigation-mode:v1:localStorage:v2': 'mini',
};

/** Calls that change nothing although they are no GET, and that screens need. */
const HARMLESS = /playground|validate|\/auth\/|search|features-batch\/export/;

/** Ground behind dialogs, and the signal colour of the site, in each theme. */
const COLORS: Record<Theme, { ground: string; signal: string }> = {
	light: { ground: '#ebebf0', signal: 'oklch(0.47 0.19 277)' },
	dark: { ground: '#14131c', signal: 'oklch(0.79 0.12 283)' },
};

/**
 * Animations end at once; carets, scroll bars, the drawing behind pages and the corner with help
 * do not show. Dialogs
 * stand on a plain ground: the dimmed page would show as dark wedges at their corners.
 */
const quiet = ({ ground, signal }: (typeof COLORS)[Theme]) => `
*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important;
	transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important; }
::-webkit-scrollbar { display: none; }
img[src*='/texture'], button[aria-label='Toggle help'], svg[viewBox='0 0 48 50'] { display: none !important; }
div:focus, section:focus { outline: none !important; }
.MuiBackdrop-root:not(.MuiBackdrop-invisible) { background-color: ${ground} !important; }
.docs-mark { position: fixed; z-index: 99999; box-sizing: border-box; border: solid ${signal}; border-radius: 8px;
	pointer-events: none; }`;

/**
 * Makes the admin UI stand still in a context: theme, clock, fonts, answers; notices are closed, and nothing that a
 * step does reaches the server.
 */
export async function hold(context: BrowserContext, theme: Theme, world: Varying): Promise<void> {
	await context.addInitScript(
		([remembered, css, moment]) => {
			/* The clock of the page starts at the moment of the pictures and goes on, so that charts finish drawing. */
			const RealDate = Date;
			const ahead = moment - RealDate.now();
			globalThis.Date = class extends RealDate {
				constructor(...given: unknown[]) {
					super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
				}
				static override now() {
					return RealDate.now() + ahead;
				}
			} as DateConstructor;
			localStorage.clear();
			for (const [key, value] of Object.entries(remembered)) {
				localStorage.setItem(key, JSON.stringify({ value, expiry: null }));
			}
			addEventListener('DOMContentLoaded', () => {
				const style = document.createElement('style');
				style.textContent = css;
				document.head.append(style);
			});
		},
		[{ ...REMEMBERED, 'unleash-theme': theme }, quiet(COLORS[theme]), MOMENT] as const,
	);
	await context.route(
		(url) => url.origin !== world.url,
		(route) => outside(route),
	);
	await context.route(`${world.url}/**`, (route) => inside(route, world));
}

function outside(route: Route): Promise<void> {
	const { hostname, pathname } = new URL(route.request().url());
	const headers = { 'access-control-allow-origin': '*' };
	if (hostname === 'fonts.googleapis.com')
		return route.fulfill({ body: FONT_STYLES, contentType: 'text/css', headers });
	if (hostname === 'fonts.gstatic.com') {
		const body = readFileSync(require.resolve(pathname.slice(1)));
		return route.fulfill({ body, contentType: 'font/woff2', headers });
	}
	return route.abort();
}

async function inside(route: Route, world: Varying): Promise<void> {
	const request = route.request();
	const { pathname } = new URL(request.url());
	const isCall = /^\/(api|auth|invite)/.test(pathname);
	if (!isCall) return route.continue();
	if (request.method() !== 'GET' && !HARMLESS.test(pathname)) return route.fulfill({ json: {} });
	const response = await route.fetch({ url: allDays(request.url()) });
	if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
	return route.fulfill({ response, body: steadyAnswer(await response.text(), world) });
}

/** The page asks for days of its own clock; the server's events have those of another. */
function allDays(address: string): string {
	const url = new URL(address);
	for (const [key, value] of [...url.searchParams]) {
		const day = key === 'from' ? '2000-01-01' : '2099-12-31';
		if (key === 'from' || key === 'to') {
			url.searchParams.set(key, value.replace(/\d{4}-\d\d-\d\d/, day));
		}
	}
	return String(url);
}
