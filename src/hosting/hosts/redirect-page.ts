import { escapeHtml } from '../../lib/html/escape-html.ts';

/** Texts of a page that leads on. */
export interface RedirectTexts {
	/** Language tag of the texts. */
	lang: string;
	dir: 'ltr' | 'rtl';
	title: string;
	text: string;
}

/** File of the script that all these pages share. */
export const REDIRECT_SCRIPT = '/redirect.js';

/**
 * A page for hosts that know no redirects. It leads on by script, so that query and fragment survive, else by
 * refreshing, else by its link.
 *
 * @param target path of the new page, with its anchor
 * @param site address of the published site, for the canonical link; without it there is none
 */
export function redirectPage(target: string, texts: RedirectTexts, site?: string): string {
	const to = escapeHtml(target);
	const canonical =
		site === undefined
			? ''
			: `\n<link rel="canonical" href="${escapeHtml(new URL(target.replace(/#.*/, ''), site).href)}">`;
	return `<!doctype html>
<html lang="${texts.lang}"${texts.dir === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="generator" content="redirect">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${canonical}
<script src="${REDIRECT_SCRIPT}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)} <a href="${to}">${to}</a></p>
</main>
</body>
</html>
`;
}
