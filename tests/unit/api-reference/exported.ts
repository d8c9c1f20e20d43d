import type { HttpRequest } from '~/lib/http-request.ts';

/** A request as a file for tools has it, with variables put in place. */
export interface Exported extends Omit<HttpRequest, 'origin'> {
	/** Address of the page of the operation. */
	page: string;
}

/** Values of the variables that a file sets. */
type Variables = Readonly<Record<string, string>>;

const placed = (text: string, variables: Variables) =>
	text.replace(/\{\{(\w+)\}\}/g, (found, name) => variables[name] ?? found);

/** Reads an `.http` file; the variables must stand at its head as given. */
export function requestsOfHttpFile(text: string, expected: Variables): Exported[] {
	const [head = '', ...blocks] = text.split(/^(?=### )/m);
	const set = Object.fromEntries(
		[...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]),
	);
	if (JSON.stringify(set) !== JSON.stringify(expected)) throw new Error(`variables: ${JSON.stringify(set)}`);
	return blocks.map((block) => {
		const [top = '', ...body] = placed(block, expected).trim().split('\n\n');
		const lines = top.split('\n');
		const [first = '', ...headers] = lines.filter((line) => !line.startsWith('#'));
		const [method = '', address = ''] = first.split(' ');
		return {
			page: lines.find((line) => line.startsWith('# http'))?.slice(2) ?? '',
			method,
			target: address.replace(expected['baseUrl'] ?? '', ''),
			headers: headers.map((line) => line.split(': ') as [string, string]),
			...(body.length > 0 && { body: JSON.parse(body.join('\n\n')) }),
		};
	});
}

interface Pair {
	key: string;
	value: string;
	disabled?: boolean;
}

interface Auth {
	type: string;
	apikey?: Pair[];
}

interface Item {
	request: {
		method: string;
		description: string;
		auth?: Auth;
		header: Pair[];
		url: { host: string[]; path: string[]; query?: Pair[]; variable?: Pair[] };
		body?: { raw: string };
	};
}

/** Reads a Postman collection; the variables must be its own as given. */
export function requestsOfCollection(text: string, expected: Variables): Exported[] {
	const { item, auth, variable } = JSON.parse(text);
	const set = Object.fromEntries(variable.map(({ key, value }: Pair) => [key, value]));
	if (JSON.stringify(set) !== JSON.stringify(expected)) throw new Error(`variables: ${JSON.stringify(set)}`);
	const items: Item[] = item.flatMap((folder: { item: Item[] }) => folder.item);
	return items.map(({ request }) => {
		const { method, description, header, url, body } = request;
		const token = keyOf(request.auth ?? auth);
		const headers = header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value] as const);
		return {
			page: /\]\((\S+)\)$/.exec(description)?.[1] ?? '',
			method,
			target: targetOf(url),
			headers: [...(token ? [['Authorization', placed(token, expected)] as const] : []), ...headers],
			...(body && { body: JSON.parse(body.raw) }),
		};
	});
}

function keyOf({ apikey = [] }: Auth): string | undefined {
	return apikey.find(({ key }) => key === 'value')?.value;
}

function targetOf({ path, query = [], variable = [] }: Item['request']['url']): string {
	const values = new Map(variable.map(({ key, value }) => [`:${key}`, encodeURIComponent(value)]));
	const filled = path.map((part) => values.get(part) ?? part).join('/');
	const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]);
	return `/${filled}${sent.length > 0 ? `?${new URLSearchParams(sent)}` : ''}`;
}
