import { FOR_EVER, HASHED, REVALIDATE, SHARED, SHARING, securityHeaders } from '../headers.ts';
import { splitTarget } from '../redirects/check-target.ts';
import type { RedirectPlan } from '../redirects/types.ts';
import { HOST_FILES } from './host-files.ts';

/** What belongs to the machine and not to the site. */
export interface NginxPlace {
	listen: string;
	serverName: string;
	root: string;
}

const EXAMPLE: NginxPlace = { listen: '80', serverName: 'docs.example.com', root: '/var/www/unleash-docs' };

/** Any of the endings that a clean address does not have, up to the query. `\x5c` is the backslash. */
const ENDING = '(?:/index)?(?:\\.html?)?/*(?:\\?|$)';

/**
 * Configuration of an nginx server for the built folder, to be included in the `http` block.
 *
 * Locations are made from the address as it was sent, never from the decoded one, and start with exactly one slash,
 * so that no address can add headers to a response or lead to another host. nginx compares the keys of a map
 * without regard to letter case; the checks make sure that this hides no page.
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

# The address without ending and trailing slash, to look old paths up by.
map $uri $docs_path {
	default "";
	"~^(?<docs_bare>/.*?)(?:/index)?(?:\\.html?)?/*$" $docs_bare;
}
map $docs_path $docs_target {
	default "";
${targets.map(({ from, path, query }) => `\t${quoted(from)} ${quoted(path + query)};`).join('\n')}
}
map $docs_path $docs_fragment {
	default "";
${targets
	.filter(({ fragment }) => fragment)
	.map(({ from, fragment }) => `\t${quoted(from)} ${quoted(`#${fragment}`)};`)
	.join('\n')}
}
map $request_uri $docs_moved {
	default "";
${prefixes.map(({ from, to }, index) => `\t"~^${literal(from)}(?<docs_rest${index}>[^?\\x5c]+?)${ENDING}" ${to}$docs_rest${index};`).join('\n')}
}
# The clean form of an address that is not clean.
map $request_uri $docs_clean {
	default "";
	"~^/+index(?:\\.html?)?/*(?:\\?|$)" /;
	"~^//+(?:\\?|$)" /;
	"~^/+(?<docs_folder>[^?\\x5c]*[^?\\x5c/])/+index(?:\\.html?)?/*(?:\\?|$)" /$docs_folder;
	"~^/+(?<docs_page>[^?\\x5c]*[^?\\x5c/])\\.html?/*(?:\\?|$)" /$docs_page;
	"~^/+(?<docs_slash>[^?\\x5c]*[^?\\x5c/])/+(?:\\?|$)" /$docs_slash;
}
# Only a hashed file that was found may be kept for ever.
map "$status:$uri" $docs_caching {
	default ${quoted(REVALIDATE)};
	"~^(?:200|206|304):${HASHED}" ${quoted(FOR_EVER)};
}
# What pages of other sites may read. An empty value sends no header.
map $uri $docs_sharing {
	default "";
${SHARED.map((path) => `\t"~^${literal(path).replace(/\\\*$/, '')}${path.endsWith('*') ? '' : '$'}" ${quoted(SHARING[1])};`).join('\n')}
}

server {
	listen ${place.listen};
	server_name ${place.serverName};
	root ${place.root};
	server_tokens off;
	absolute_redirect off;
	charset utf-8;
	charset_types text/html text/css text/plain text/xml text/markdown application/javascript application/json application/xml;

	# The build has compressed the files. With the module for it, as of libnginx-mod-http-brotli-static:
	# brotli_static on;
	gzip_static on;
	gzip_vary on;

	# No location below may have an add_header of its own: it would drop all of these.
${headers.join('\n')}
	add_header ${SHARING[0]} $docs_sharing always;
	add_header Cache-Control $docs_caching always;

	if ($docs_target) {
		return 301 $docs_target$is_args$args$docs_fragment;
	}
	if ($docs_moved) {
		return 301 $docs_moved$is_args$args;
	}
	if ($docs_clean) {
		return 301 $docs_clean$is_args$args;
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
	location ~ \\.md$ {
		types {}
		default_type text/markdown;
		try_files $uri =404;
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

function literal(path: string): string {
	return path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');
}
