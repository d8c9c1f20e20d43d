import type { RedirectPlan } from '../../config/redirects/types.ts';
import { feedPath } from '../../lib/urls/urls.ts';
import {
	FEED,
	FOR_EVER,
	HASHED,
	MARKDOWN,
	REVALIDATE,
	SECOND,
	SHARED,
	SHARING,
	securityHeaders,
	UNLISTED,
} from '../headers.ts';
import { splitTarget } from '../redirects/check-target.ts';
import { NOT_FOUND } from '../redirects/plan.ts';
import { ENCODINGS } from '../server/negotiate.ts';
import { HOST_FILES } from './host-files.ts';
import { PREFERS_MARKDOWN } from './prefers-markdown.ts';

/** What belongs to the machine and not to the site. */
export interface NginxPlace {
	listen: string;
	serverName: string;
	root: string;
}

const EXAMPLE: NginxPlace = { listen: '80', serverName: 'docs.example.com', root: '/var/www/unleash-docs' };

/**
 * Configuration of an nginx server for the built folder, to be included in the `http` block.
 *
 * Locations are made only of characters that pages have and start with exactly one slash (nginx merges them), so
 * that no address can add headers to a response or lead to another host; see `isPlain`. nginx compares the keys
 * of a map without regard to letter case; the checks make sure that this hides no page.
 */
export function nginxConfig(
	{ exact, prefixes }: RedirectPlan,
	policy: string,
	place: NginxPlace = EXAMPLE,
): string {
	const targets = [...exact].map(([from, to]) => ({ from, ...splitTarget(to) }));
	const headers = securityHeaders(policy).map(
		([name, value]) => `\tadd_header ${name} ${quoted(value)} always;`,
	);
	return `# Written by the build. Include it in the http block, for example as /etc/nginx/conf.d/unleash-docs.conf,
# and set listen, server_name and root. Put TLS in front, or add it here.
map_hash_bucket_size 256;
map_hash_max_size 8192;

# The clean address: without ending, trailing and doubled slashes. Empty where it has other characters than pages have.
map $uri $docs_path {
	default "";
	"~^/(?:index)?(?:\\.html)?/*\\z" /;
	"~^(?!.*/\\.)(?<docs_bare>/[\\w./~-]*?)(?:/index)?(?:\\.html)?/*\\z" $docs_bare;
}
# Empty where the address is clean as it was sent.
map "$docs_path $request_uri" $docs_clean {
	default $docs_path;
	"~^(\\S+) \\1(?:\\?|$)" "";
}
map $docs_path $docs_target {
	default $docs_clean;
\t${quoted(NOT_FOUND)} "";
${targets.map(({ from, path, query }) => `\t${quoted(from)} ${quoted(path + query)};`).join('\n')}
${prefixes.map(({ from, to }, index) => `\t"~^${literal(from)}(?<docs_rest${index}>.+)" ${to}$docs_rest${index};`).join('\n')}
}
map $docs_path $docs_fragment {
	default "";
${targets
	.filter(({ fragment }) => fragment)
	.map(({ from, fragment }) => `\t${quoted(from)} ${quoted(`#${fragment}`)};`)
	.join('\n')}
}
# Only a hashed file that was found may be kept for ever.
map "$status:$uri" $docs_caching {
	default ${quoted(REVALIDATE)};
	"~^(?:200|206|304):${HASHED}" ${quoted(FOR_EVER)};
}
# What pages of other sites may read. An empty value sends no header.
map $uri $docs_sharing {
	default "";
${SHARED.map((path) => `\t${pattern(path)} ${quoted(SHARING[1])};`).join('\n')}
}
# Files that search engines leave out, unless one stands in the place of a page.
map $request_uri $docs_robots {
	default "";
${SECOND.map((path) => `\t${pattern(path)} ${quoted(UNLISTED[1])};`).join('\n')}
}
# The Markdown of a page, for clients that prefer it.
map "$http_accept" $docs_prefers {
	default "html";
	"~*${PREFERS_MARKDOWN.replaceAll('"', '\\"')}" "md";
}
map "$docs_prefers:$docs_path" $docs_twin {
	default "";
	"md:/" "/index.md";
	"~^md:(?<docs_page>/.+)$" "$docs_page.md";
}
# Pages have no dot in their addresses: those depend on what a client prefers.
map $docs_path $docs_vary {
	default "Accept";
	"~\\." "";
}

server {
	listen ${place.listen};
	server_name ${place.serverName};
	root ${place.root};
	server_tokens off;
	absolute_redirect off;
	charset utf-8;
	charset_types text/html text/css text/plain text/xml text/markdown application/javascript application/json application/xml application/atom+xml;

	# The build has compressed the files. With the module for it, as of libnginx-mod-http-brotli-static:
	# brotli_static on;
	gzip_static on;
	gzip_vary on;

	# No location below may have an add_header of its own: it would drop all of these.
${headers.join('\n')}
	add_header ${SHARING[0]} $docs_sharing always;
	add_header Cache-Control $docs_caching always;
	add_header ${UNLISTED[0]} $docs_robots always;
	add_header Vary $docs_vary;

	if ($docs_target) {
		return 301 $docs_target$is_args$args$docs_fragment;
	}

	if (-f $document_root$docs_twin) {
		rewrite ^ $docs_twin last;
	}

	error_page 400 404 /404.html;
	location = /404.html {
		internal;
	}
	location = /404 {
		return 404;
	}
	location ~ ^/(?:${HOST_FILES.map(literal).join('|')})$ {
		return 404;
	}
	# Copies are sent in the place of their file only, and hidden files never.
	location ~ \\.(?:${ENCODINGS.map(({ ending }) => ending.slice(1)).join('|')})$ {
		return 404;
	}
	location ~ /\\.(?!well-known/) {
		return 404;
	}
	location ~ \\.md$ {
		types {}
		default_type ${MARKDOWN[1].replace(/;.*/, '')};
		try_files $uri =404;
	}
	location = ${feedPath} {
		types {}
		default_type ${FEED[1].replace(/;.*/, '')};
	}
	location / {
		try_files $uri $uri.html $uri/index.html =404;
	}
}
`;
}

function quoted(text: string): string {
	return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression for a path in which `*` stands for anything. */
function pattern(path: string): string {
	const [start = '', end] = path.split('*').map(literal);
	const rest = end === undefined ? '$' : end === '' ? '' : `[^?]*${end}(?:\\?|$)`;
	return `"~^${start}${rest}"`;
}

function literal(path: string): string {
	return path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');
}
