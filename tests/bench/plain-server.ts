import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType } from 'mime-types';

/** One answer that a server gave. */
export interface Sent {
	path: string;
	/** Bytes of the body as it traveled. */
	bytes: number;
}

/** A server that is the same for all sites, and notes what it sends. */
export interface PlainServer {
	server: Server;
	/** What was sent since this was last asked. */
	takeSent(): Sent[];
}

const PACKED = /\.(?:html|js|css|svg|json|xml|txt|md|wasm|pf_\w+|pagefind)$/;

/** Serves a folder with gzip for what compresses, clean addresses, and headers that let browsers keep hashed files. */
export function plainServer(folder: string): PlainServer {
	const packed = new Map<string, Buffer>();
	let sent: Sent[] = [];
	const server = createServer((request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
		const file = fileOf(folder, path);
		const found = file ?? join(folder, '404.html');
		const gzip = PACKED.test(found);
		const body =
			packed.get(found) ?? (gzip ? gzipSync(readFileSync(found), { level: 9 }) : readFileSync(found));
		packed.set(found, body);
		sent.push({ path: file?.endsWith('.html') ? `${path}#page` : path, bytes: body.length });
		response.writeHead(file ? 200 : 404, {
			'Content-Type': contentType(found.split('/').pop() ?? '') || 'application/octet-stream',
			'Content-Length': body.length,
			'Cache-Control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
			...(gzip && { 'Content-Encoding': 'gzip' }),
		});
		response.end(body);
	});
	return {
		server,
		takeSent: () => {
			const taken = sent;
			sent = [];
			return taken;
		},
	};
}

function fileOf(folder: string, path: string): string | undefined {
	const clean = join(folder, path.replace(/\/$/, ''));
	return [clean, `${clean}.html`, join(clean, 'index.html')].find(
		(file) => existsSync(file) && statSync(file).isFile(),
	);
}
