import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Header, headersFor } from '../headers.ts';
import type { Decision } from './decide.ts';
import type { SiteFile, SiteFiles, StoredFile } from './files.ts';
import { mediaType } from './media-types.ts';
import { chooseEncoding, chooseRange, isFresh } from './negotiate.ts';

/** A response before it is sent. */
interface Prepared {
	status: number;
	headers: Header[];
	body?: Buffer | string;
}

/** Sends the answer that was decided on. */
export async function respond(
	request: IncomingMessage,
	response: ServerResponse,
	decision: Decision,
	files: SiteFiles,
	policy: string,
): Promise<void> {
	const path = decision.kind === 'file' ? decision.path : '/404.html';
	const { status, headers, body } = await prepare(request, decision, files).catch(() => failure());
	for (const [name, value] of headersFor(status < 400 ? path : '/404.html', { policy }))
		response.setHeader(name, value);
	for (const [name, value] of headers) response.setHeader(name, value);
	if (body !== undefined) response.setHeader('Content-Length', Buffer.byteLength(body));
	response.writeHead(status);
	response.end(request.method === 'HEAD' ? undefined : body);
}

async function prepare(request: IncomingMessage, decision: Decision, files: SiteFiles): Promise<Prepared> {
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
			return { ...(await prepareWhole(request, '/404.html', files)), status: decision.status };
		case 'file':
			return prepareFile(request, decision.path, files);
	}
}

async function prepareFile(request: IncomingMessage, path: string, files: SiteFiles): Promise<Prepared> {
	const file = found(path, files);
	const { headers: asked } = request;
	const conditions = { ifNoneMatch: asked['if-none-match'], ifModifiedSince: asked['if-modified-since'] };
	const { stored, headers } = choose(request, path, file);
	if (isFresh(conditions, etagOf(stored), stored.modified)) {
		return { status: 304, headers: headers.filter(([name]) => !name.startsWith('Content-')) };
	}
	const wantsPart = asked['if-range'] === undefined || asked['if-range'] === file.modified.toUTCString();
	const range = wantsPart ? chooseRange(asked.range, file.size) : undefined;
	if (range === 'unsatisfiable')
		return { status: 416, headers: [['Content-Range', `bytes */${file.size}`]], body: '' };
	if (range === undefined) return prepareWhole(request, path, files);
	const part = (await readFile(file.file)).subarray(range.start, range.end + 1);
	const whole = describe(path, file, file);
	return {
		status: 206,
		headers: [...whole, ['Content-Range', `bytes ${range.start}-${range.end}/${file.size}`]],
		body: part,
	};
}

async function prepareWhole(request: IncomingMessage, path: string, files: SiteFiles): Promise<Prepared> {
	const { stored, headers } = choose(request, path, found(path, files));
	return { status: 200, headers, body: await readFile(stored.file) };
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
		['Content-Type', mediaType(path)],
		['ETag', etagOf(stored)],
		['Last-Modified', stored.modified.toUTCString()],
		['Accept-Ranges', 'bytes'],
		...(file.copies.size > 0 ? [['Vary', 'Accept-Encoding'] as const] : []),
	];
}

function etagOf({ size, modified }: StoredFile): string {
	return `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`;
}

function found(path: string, files: SiteFiles): SiteFile {
	const file = files.get(path);
	if (!file) throw new Error(`${path} is not in the built site`);
	return file;
}

/** A file that was there when the server started cannot be read any more. */
function failure(): Prepared {
	return {
		status: 500,
		headers: [['Content-Type', 'text/plain; charset=utf-8']],
		body: 'This file cannot be read. Was the site built again?\n',
	};
}
