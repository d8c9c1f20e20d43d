import { expect, test } from 'vitest';
import type { RedirectPlan } from '~/config/redirects/types.ts';
import { headersFile, redirectsFile } from '~/hosting/hosts/netlify.ts';
import { nginxConfig } from '~/hosting/hosts/nginx.ts';
import { redirectPage } from '~/hosting/hosts/redirect-page.ts';
import { vercelConfig } from '~/hosting/hosts/vercel.ts';

const plan: RedirectPlan = {
	exact: new Map([
		['/addons', '/reference/integrations'],
		['/tags', '/reference/feature-toggles#tags'],
	]),
	prefixes: [{ from: '/docs/reference/', to: '/reference/' }],
};
const policy = "default-src 'self'";
const texts = { lang: 'en', dir: 'ltr' as const, title: 'This page has moved', text: 'It is now at' };

test('_redirects', () => {
	expect(redirectsFile(plan)).toMatchInlineSnapshot(`
		"/404 /404/nowhere 200
		/404.html /404/nowhere 200
		/addons /reference/integrations 301
		/tags /reference/feature-toggles#tags 301
		/docs/reference/* /reference/:splat 301
		"
	`);
	expect(redirectsFile(plan, { forced: true })).toContain('/addons /reference/integrations 301!\n');
});

test('_redirects stays within what Cloudflare Pages takes', () => {
	const exact = new Map(Array.from({ length: 2001 }, (_, index) => [`/${index}`, '/']));
	expect(() => redirectsFile({ exact, prefixes: [] })).toThrow(/found: {4}2003\n {2}expected: at most 2000/);
	expect(() => headersFile('x'.repeat(2000))).toThrow(/at most 2000/);
});

test('_headers', () => {
	expect(headersFile(policy)).toMatchInlineSnapshot(`
		"/*
		  Content-Security-Policy: default-src 'self'
		  Strict-Transport-Security: max-age=63072000; includeSubDomains
		  X-Content-Type-Options: nosniff
		  X-Frame-Options: DENY
		  Referrer-Policy: strict-origin-when-cross-origin
		  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
		  Cross-Origin-Opener-Policy: same-origin

		/_astro/*
		  Cache-Control: public, max-age=31536000, immutable

		/embed/*
		  Access-Control-Allow-Origin: *

		/feed.atom
		  Access-Control-Allow-Origin: *
		  Content-Type: application/atom+xml; charset=utf-8

		/openapi.json
		  Access-Control-Allow-Origin: *

		/openapi.yaml
		  Access-Control-Allow-Origin: *

		/openapi/*
		  Access-Control-Allow-Origin: *

		/search/index.json
		  Access-Control-Allow-Origin: *

		/_astro/search-*
		  Access-Control-Allow-Origin: *

		/*.md
		  X-Robots-Tag: noindex
		  Content-Type: text/markdown; charset=utf-8

		/llms-full.txt
		  X-Robots-Tag: noindex

		/llms-full/*
		  X-Robots-Tag: noindex
		"
	`);
});

test('vercel.json', () => {
	expect(vercelConfig(plan, policy)).toMatchInlineSnapshot(`
		"{
		  "$schema": "https://openapi.vercel.sh/vercel.json",
		  "cleanUrls": true,
		  "trailingSlash": false,
		  "redirects": [
		    {
		      "source": "/404",
		      "destination": "/",
		      "statusCode": 404
		    },
		    {
		      "source": "/addons",
		      "destination": "/reference/integrations",
		      "statusCode": 301
		    },
		    {
		      "source": "/tags",
		      "destination": "/reference/feature-toggles#tags",
		      "statusCode": 301
		    },
		    {
		      "source": "/docs/reference/:path+",
		      "destination": "/reference/:path+",
		      "statusCode": 301
		    },
		    {
		      "source": "/",
		      "destination": "/index.md",
		      "has": [
		        {
		          "type": "header",
		          "key": "accept",
		          "value": "^(?:(?!\\\\s*text/html\\\\s*(?:;(?!\\\\s*q=)[^;,]*)*(?:,|$))[^,]*,)*\\\\s*text/markdown\\\\s*(?:;(?!\\\\s*q=)[^;,]*)*(?:;\\\\s*q=1[.0]*\\\\s*)?(?:,.*)?$"
		        }
		      ],
		      "statusCode": 307
		    },
		    {
		      "source": "/:page([^.]+)",
		      "destination": "/:page.md",
		      "has": [
		        {
		          "type": "header",
		          "key": "accept",
		          "value": "^(?:(?!\\\\s*text/html\\\\s*(?:;(?!\\\\s*q=)[^;,]*)*(?:,|$))[^,]*,)*\\\\s*text/markdown\\\\s*(?:;(?!\\\\s*q=)[^;,]*)*(?:;\\\\s*q=1[.0]*\\\\s*)?(?:,.*)?$"
		        }
		      ],
		      "statusCode": 307
		    }
		  ],
		  "headers": [
		    {
		      "source": "/(.*)",
		      "headers": [
		        {
		          "key": "Content-Security-Policy",
		          "value": "default-src 'self'"
		        },
		        {
		          "key": "Strict-Transport-Security",
		          "value": "max-age=63072000; includeSubDomains"
		        },
		        {
		          "key": "X-Content-Type-Options",
		          "value": "nosniff"
		        },
		        {
		          "key": "X-Frame-Options",
		          "value": "DENY"
		        },
		        {
		          "key": "Referrer-Policy",
		          "value": "strict-origin-when-cross-origin"
		        },
		        {
		          "key": "Permissions-Policy",
		          "value": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()"
		        },
		        {
		          "key": "Cross-Origin-Opener-Policy",
		          "value": "same-origin"
		        },
		        {
		          "key": "Cache-Control",
		          "value": "public, max-age=0, must-revalidate"
		        }
		      ]
		    },
		    {
		      "source": "/_astro/(.*)",
		      "headers": [
		        {
		          "key": "Cache-Control",
		          "value": "public, max-age=31536000, immutable"
		        }
		      ]
		    },
		    {
		      "source": "/embed/(.*)",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/feed.atom",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        },
		        {
		          "key": "Content-Type",
		          "value": "application/atom+xml; charset=utf-8"
		        }
		      ]
		    },
		    {
		      "source": "/openapi.json",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/openapi.yaml",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/openapi/(.*)",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/search/index.json",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/_astro/search-(.*)",
		      "headers": [
		        {
		          "key": "Access-Control-Allow-Origin",
		          "value": "*"
		        }
		      ]
		    },
		    {
		      "source": "/(.*).md",
		      "headers": [
		        {
		          "key": "X-Robots-Tag",
		          "value": "noindex"
		        },
		        {
		          "key": "Content-Type",
		          "value": "text/markdown; charset=utf-8"
		        }
		      ]
		    },
		    {
		      "source": "/llms-full.txt",
		      "headers": [
		        {
		          "key": "X-Robots-Tag",
		          "value": "noindex"
		        }
		      ]
		    },
		    {
		      "source": "/llms-full/(.*)",
		      "headers": [
		        {
		          "key": "X-Robots-Tag",
		          "value": "noindex"
		        }
		      ]
		    }
		  ]
		}
		"
	`);
});

test('nginx.conf', () => {
	expect(nginxConfig(plan, policy)).toMatchInlineSnapshot(`
		"# Written by the build. Include it in the http block, for example as /etc/nginx/conf.d/unleash-docs.conf,
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
			"/404" "";
			"/addons" "/reference/integrations";
			"/tags" "/reference/feature-toggles";
			"~^/docs/reference/(?<docs_rest0>.+)" /reference/$docs_rest0;
		}
		map $docs_path $docs_fragment {
			default "";
			"/tags" "#tags";
		}
		# Only a hashed file that was found may be kept for ever.
		map "$status:$uri" $docs_caching {
			default "public, max-age=0, must-revalidate";
			"~^(?:200|206|304):/_astro/" "public, max-age=31536000, immutable";
		}
		# What pages of other sites may read. An empty value sends no header.
		map $uri $docs_sharing {
			default "";
			"~^/embed/" "*";
			"~^/feed\\.atom$" "*";
			"~^/openapi\\.json$" "*";
			"~^/openapi\\.yaml$" "*";
			"~^/openapi/" "*";
			"~^/search/index\\.json$" "*";
			"~^/_astro/search-" "*";
		}
		# Files that search engines leave out, unless one stands in the place of a page.
		map $request_uri $docs_robots {
			default "";
			"~^/[^?]*\\.md(?:\\?|$)" "noindex";
			"~^/llms-full\\.txt$" "noindex";
			"~^/llms-full/" "noindex";
		}
		# The Markdown of a page, for clients that prefer it.
		map "$http_accept" $docs_prefers {
			default "html";
			"~*^(?:(?!\\s*text/html\\s*(?:;(?!\\s*q=)[^;,]*)*(?:,|$))[^,]*,)*\\s*text/markdown\\s*(?:;(?!\\s*q=)[^;,]*)*(?:;\\s*q=1[.0]*\\s*)?(?:,.*)?$" "md";
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
			listen 80;
			server_name docs.example.com;
			root /var/www/unleash-docs;
			server_tokens off;
			absolute_redirect off;
			charset utf-8;
			charset_types text/html text/css text/plain text/xml text/markdown application/javascript application/json application/xml application/atom+xml;

			# The build has compressed the files. With the module for it, as of libnginx-mod-http-brotli-static:
			# brotli_static on;
			gzip_static on;
			gzip_vary on;

			# No location below may have an add_header of its own: it would drop all of these.
			add_header Content-Security-Policy "default-src 'self'" always;
			add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;
			add_header X-Content-Type-Options "nosniff" always;
			add_header X-Frame-Options "DENY" always;
			add_header Referrer-Policy "strict-origin-when-cross-origin" always;
			add_header Permissions-Policy "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()" always;
			add_header Cross-Origin-Opener-Policy "same-origin" always;
			add_header Access-Control-Allow-Origin $docs_sharing always;
			add_header Cache-Control $docs_caching always;
			add_header X-Robots-Tag $docs_robots always;
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
			location ~ ^/(?:_build\\.txt|_headers|_hosting\\.json|_redirects|nginx\\.conf|vercel\\.json)$ {
				return 404;
			}
			# Copies are sent in the place of their file only, and hidden files never.
			location ~ \\.(?:br|gz)$ {
				return 404;
			}
			location ~ /\\.(?!well-known/) {
				return 404;
			}
			location ~ \\.md$ {
				types {}
				default_type text/markdown;
				try_files $uri =404;
			}
			location = /feed.atom {
				types {}
				default_type application/atom+xml;
			}
			location / {
				try_files $uri $uri.html $uri/index.html =404;
			}
		}
		"
	`);
});

test('a page that leads on', () => {
	expect(
		redirectPage('/reference/feature-toggles#tags', texts, 'https://docs.getunleash.io'),
	).toMatchInlineSnapshot(`
		"<!doctype html>
		<html lang="en">
		<head>
		<meta charset="utf-8">
		<meta name="generator" content="redirect">
		<meta name="robots" content="noindex">
		<title>This page has moved</title>
		<meta name="viewport" content="width=device-width">
		<meta name="color-scheme" content="light dark">
		<link rel="canonical" href="https://docs.getunleash.io/reference/feature-toggles">
		<script src="/redirect.js" data-to="/reference/feature-toggles#tags"></script>
		<noscript><meta http-equiv="refresh" content="0; url=/reference/feature-toggles#tags"></noscript>
		</head>
		<body>
		<main>
		<h1>This page has moved</h1>
		<p>It is now at <a href="/reference/feature-toggles#tags">/reference/feature-toggles#tags</a></p>
		</main>
		</body>
		</html>
		"
	`);
	expect(redirectPage('/a', texts)).not.toContain('canonical');
});
