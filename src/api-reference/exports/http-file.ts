import { bodyOf, type Folder, type SavedRequest, variables } from './requests.ts';
import { texts } from './texts.ts';

/**
 * Requests in one text, as editors send them (`.http`): address and tokens are variables at its head, `###` starts a
 * request, comments say what it does and where its page is.
 *
 * @param title what the file holds
 */
export function httpFile(title: string, folders: readonly Folder[]): string {
	const head = [
		comment(`${title}\n${texts.http}`),
		...Object.entries(variables).map(
			([name, value]) => `\n${comment(texts[name as keyof typeof variables])}\n@${name} = ${value}`,
		),
	];
	const requests = folders.flatMap(({ name, requests: own }) => own.map((one) => requestText(name, one)));
	return `${head.join('\n')}\n\n${requests.join('\n\n')}\n`;
}

function requestText(folder: string, request: SavedRequest): string {
	const { id, title, page, method, headers, token } = request;
	const body = bodyOf(request);
	const lines = [
		`### ${folder}: ${title}`,
		comment(page),
		`# @name ${id}`,
		`${method} {{baseUrl}}${targetOf(request)}`,
		...(token ? [`Authorization: {{${token}}}`] : []),
		...(body === undefined ? [] : ['Content-Type: application/json']),
		...headers.filter(({ off }) => !off).map(({ name, value }) => `${name}: ${value}`),
		...(body === undefined ? [] : ['', body]),
	];
	return lines.join('\n');
}

/** Path and query as they are sent, without what is off. */
function targetOf({ route, path, query }: SavedRequest): string {
	const filled = path.reduce(
		(at, { name, value }) => at.replaceAll(`{${name}}`, encodeURIComponent(value)),
		route,
	);
	const sent = query.filter(({ off }) => !off).map(({ name, value }) => [name, value]);
	return sent.length > 0 ? `${filled}?${new URLSearchParams(sent)}` : filled;
}

function comment(text: string): string {
	return text.replace(/^/gm, '# ');
}
