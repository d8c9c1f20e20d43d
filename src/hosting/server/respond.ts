import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import { type Header, headersFor } from '../headers.ts';
import type { Build } from './builds.ts';
import type { Decision } from './decide.ts';
import type { SiteFile, SiteFiles, StoredFile } from './files.ts';
import { chooseEncoding, chooseRange, isExpected, isFresh } from './negotiate.ts';

/** A response before it is sent. */
interface Prepared {
	status: number;
	headers: Header[];
	body?: Buffer | string;
}

/** Sends the answer that was decided on. Bodies are sent from the memory of the build, never copied. */
export function respond(
	request: IncomingMessage,
	response: ServerResponse,
	decision: Decision,
	{ files, policy }: Build,
): void {
	const path = decision.kind === 'file' ? (decision.insteadOf ?? decision.path) : '/404.html';
	const { status, headers, body } = prepare(request, decision, files);
	for (const [name, value] of headersFor(status < 400 ? path : '/404.html', { policy }))
		response.setHeader(name, value);
	for (const [name, value] of headers) response.setHeader(name, value);
	/* Caches between here and readers may not ask again: a page that has Markdown says so on both its answers. */
	if (decision.kind === 'file' && (decision.insteadOf ?? hasTwin(decision.path, files)))
		response.appendHeader('Vary', 'Accept');
	if (body !== undefined) response.setHeader('Content-Length', Buffer.byteLength(body));
	response.writeHead(status);
	response.end(request.method === 'HEAD' ? undefined : body);
}

function hasTwin(path: string, files: SiteFiles): boolean {
	return path.endsWith('.html') && files.has(path.replace(/\.html$/, '.md'));
}

function prepare(request: IncomingMessage, decision: Decision, files: SiteFiles): Prepared {
	switch (decision.kind) {
		case 'redirect':
			return { status: 301, headers: [['Location', decision.location]], body: '' };
		case 'refusal':
			return {
				status: decision.status,
				headers: [
					['Content-Type', 'text/plain; charset=utf-8'],
					['Allow', 'GET, HEAD'],
				],
				body: decision.text,
			};
		case 'page':
			return { ...prepareWhole(request, '/404.html', files), status: decision.status };
		case 'file':
			return prepareFile(request, decision.path, files);
	}
}

function prepareFile(request: IncomingMessage, path: string, files: SiteFiles): Prepared {
	const file = found(path, files);
	const { headers: asked } = request;
	const { stored, headers } = choose(request, path, file);
	if (!isExpected(asked['if-match'], stored.etag)) return { status: 412, headers: [], body: '' };
	if (isFresh(asked['if-none-match'], stored.etag)) {
		return { status: 304, headers: headers.filter(([name]) => !name.startsWith('Content-')) };
	}
	const wantsPart = asked['if-range'] === undefined || asked['if-range'] === file.etag;
	const range = wantsPart ? chooseRange(asked.range, file.body.length) : undefined;
	if (range === 'unsatisfiable')
		return { status: 416, headers: [['Content-Range', `bytes */${file.body.length}`]], body: '' };
	if (range === undefined) return prepareWhole(request, path, files);
	const { start, end } = range;
	return {
		status: 206,
		headers: [...describe(path, file, file), ['Content-Range', `bytes ${start}-${end}/${file.body.length}`]],
		body: file.body.subarray(start, end + 1),
	};
}

function prepareWhole(request: IncomingMessage, path: string, files: SiteFiles): Prepared {
	const { stored, headers } = choose(request, path, found(path, files));
	return { status: 200, headers, body: stored.body };
}

/** The copy of a file that suits the client, and what to say about it. */
function choose(
	request: IncomingMessage,
	path: string,
	file: SiteFile,
): { stored: StoredFile; headers: Header[] } {
	const accepted = request.headers['accept-encoding'];
	const encoding = chooseEncoding(
		Array.isArray(accepted) ? accepted.join() : accepted,
		new Set(file.copies.keys()),
	);
	const stored = (encoding && file.copies.get(encoding)) ?? file;
	const headers = describe(path, file, stored);
	return { stored, headers: encoding ? [...headers, ['Content-Encoding', encoding]] : headers };
}

function describe(path: string, file: SiteFile, stored: StoredFile): Header[] {
	return [
		['Content-Type', contentType(extname(path)) || 'application/octet-stream'],
		['ETag', stored.etag],
		['Accept-Ranges', 'bytes'],
		...(file.copies.size > 0 ? [['Vary', 'Accept-Encoding'] as const] : []),
	];
}

function found(path: string, files: SiteFiles): SiteFile {
	const file = files.get(path);
	if (!file) throw new Error(`${path} is not in the built site`);
	return file;
}
