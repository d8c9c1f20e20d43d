import { extname } from 'node:path';

const TYPES: Record<string, string> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	gif: 'image/gif',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json; charset=utf-8',
	md: 'text/markdown; charset=utf-8',
	mjs: 'text/javascript; charset=utf-8',
	mp4: 'video/mp4',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml; charset=utf-8',
	txt: 'text/plain; charset=utf-8',
	wasm: 'application/wasm',
	webm: 'video/webm',
	webmanifest: 'application/manifest+json; charset=utf-8',
	webp: 'image/webp',
	woff: 'font/woff',
	woff2: 'font/woff2',
	xml: 'application/xml; charset=utf-8',
	yaml: 'application/yaml; charset=utf-8',
	yml: 'application/yaml; charset=utf-8',
};

/** Media type of a file by its name; of bytes that nothing is known of for other names. */
export function mediaType(file: string): string {
	return TYPES[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
}
