// Every old path of the documentation and where it leads now.
//
// To add one, add a row [old path, new path] to the group it belongs to. The old path is written clean (no ending,
// no trailing slash); the new one is final, with the anchor where a heading took over a page. The build checks each
// row and says how to mend it. From this list come the redirects of every host, see src/hosting.

import { renamedOperations, renamedTags } from './src/config/redirects/api-pages.mjs';
import { docsPrefix } from './src/config/redirects/docs-prefix.mjs';
import { mergedPages, movedPages } from './src/config/redirects/documentation.mjs';
import { forgottenPages, hostRedirects } from './src/config/redirects/hosting.mjs';
import { newerScheme } from './src/config/redirects/newer-scheme.mjs';

/** Two names for one page, and a typo in a published README.
 * @type {readonly import('./src/config/redirects/types.ts').RedirectRow[]} */
const aliases = [
	['/feature-flag-tutorials/go/examples', '/feature-flag-tutorials/golang/examples'],
	['/reference/unleash-edgefetches', '/reference/unleash-edge'],
	['/unleash-academy/managing-for-devops', '/unleash-academy/managing-unleash-for-devops'],
	['/using-unleash/deploy/configuring', '/using-unleash/deploy/configuring-unleash'],
	['/using-unleash/deploy/upgrading', '/using-unleash/deploy/upgrading-unleash'],
];

/** @type {readonly import('./src/config/redirects/types.ts').RedirectRow[]} */
export const redirects = [
	...movedPages,
	...mergedPages,
	...hostRedirects,
	...forgottenPages,
	...docsPrefix,
	...newerScheme,
	...renamedOperations,
	...renamedTags,
	...aliases,
];

/**
 * Rules for many paths at once.
 * @type {readonly import('./src/config/redirects/types.ts').RedirectRule[]}
 */
export const rules = [
	// `/docs/<path>` leads where `<path>` does: to every page, and to the target of every old path.
	{ source: '/docs/*', kind: 'removed-prefix', prefix: '/docs' },
	// The newer URL scheme has the pages of operations and tags right under /api.
	{ source: '/api/*', kind: 'moved-folder', from: '/api/', to: '/reference/api/unleash/' },
	// Every host takes these endings off, see src/hosting/request-path.ts.
	{ source: '*.html', kind: 'clean-address' },
	{ source: '*/index.html, */', kind: 'clean-address' },
];

/**
 * Redirects of the published site that this one leaves out, and why.
 * @type {readonly import('./src/config/redirects/types.ts').NotCarriedOver[]}
 */
export const notCarriedOver = [
	{
		source: '*.htm',
		target: 'the path without the ending',
		reason:
			'Not every host can take it off, and answers must not depend on the host. No page has this ending.',
	},
	{
		source: '/how-to/how-to-create-api-tokens',
		target: '/reference/api-tokens-and-client-keys#create-an-api-token',
		reason: 'There is a page at this path, which a redirect would hide.',
	},
	{
		source: '/ on www.featureflagbook.com',
		target: '/topics/feature-flags/feature-flag-best-practices',
		reason: 'It belongs to another host, is temporary, and is set where the address of that host is.',
	},
	{
		source: '/unleash-client-python/:path',
		target: 'https://gh.getunleash.io/unleash-client-python/:path',
		reason:
			'It leads to pages of another host, which no build here can check. The page of the SDK links to them.',
	},
	{
		source: '/unleash-python-sdk/:path',
		target: 'https://gh.getunleash.io/unleash-python-sdk/:path',
		reason:
			'It leads to pages of another host, which no build here can check. The page of the SDK links to them.',
	},
	{
		source: '/helm-charts/index.yaml',
		target: 'a file of the Unleash/helm-charts repository',
		reason: 'It fetches a file of another host in the name of this one, which static files cannot do.',
	},
	{
		source: '/helm-charts',
		target: 'a file of the Unleash/helm-charts repository',
		reason: 'It fetches a file of another host in the name of this one, which static files cannot do.',
	},
	{
		source: '/helm-charts/:path',
		target: 'gh.getunleash.io/helm-charts/:path',
		reason: 'It fetches files of another host in the name of this one, which static files cannot do.',
	},
];
