import { documentedVersion } from '../contract/version.ts';
import { bodyOf, type Field, type Folder, type SavedRequest, variables } from './requests.ts';
import { texts } from './texts.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * A Postman collection (format 2.1.0) with a folder for each tag. Address and tokens are its variables; requests inherit
 * the admin token and name another where they need one.
 *
 * @param title name of the collection
 */
export function postmanCollection(title: string, folders: readonly Folder[]): object {
	return {
		info: {
			name: title,
			description: texts.postman,
			version: documentedVersion(),
			schema: SCHEMA,
		},
		item: folders.map(({ name, description, requests }) => ({
			name,
			...(description && { description }),
			item: requests.map(itemOf),
		})),
		auth: authWith('adminToken'),
		variable: Object.entries(variables).map(([key, value]) => ({
			key,
			value,
			type: 'string',
			description: texts[key as keyof typeof variables],
		})),
	};
}

function itemOf(request: SavedRequest): object {
	const { title, description, page, method, headers, token } = request;
	const raw = bodyOf(request);
	const sent = headers.map(({ name: key, ...rest }) => entry(key, rest));
	const json = { key: 'Content-Type', value: 'application/json' };
	return {
		name: title,
		request: {
			method,
			description: [description, `[${texts.page}](${page})`].filter(Boolean).join('\n\n'),
			...(token !== 'adminToken' && { auth: token ? authWith(token) : { type: 'noauth' } }),
			header: raw === undefined ? sent : [json, ...sent],
			url: urlOf(request),
			...(raw !== undefined && {
				body: { mode: 'raw', raw, options: { raw: { language: 'json' } } },
			}),
		},
		response: [],
	};
}

function urlOf({ route, path, query }: SavedRequest): object {
	const parts = route.split('/').filter(Boolean);
	const segments = parts.map((part) => part.replace(/^\{([^}]*)\}$/, ':$1'));
	const sent = query.filter(({ off }) => !off).map(({ name, value }) => `${name}=${value}`);
	return {
		raw: `{{baseUrl}}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
		host: ['{{baseUrl}}'],
		path: segments,
		...(query.length > 0 && { query: query.map(({ name, ...rest }) => entry(name, rest)) }),
		...(path.length > 0 && { variable: path.map(({ name, ...rest }) => entry(name, rest)) }),
	};
}

function entry(key: string, { value, description, off }: Omit<Field, 'name'>): object {
	return { key, value, ...(description && { description }), ...(off && { disabled: true }) };
}

function authWith(token: string): object {
	const values = { key: 'Authorization', value: `{{${token}}}`, in: 'header' };
	return {
		type: 'apikey',
		apikey: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })),
	};
}
