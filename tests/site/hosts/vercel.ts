import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	cleanUrlsSchema,
	getTransformedRoutes,
	headersSchema,
	isHandler,
	redirectsSchema,
	trailingSlashSchema,
} from '@vercel/routing-utils';
import Ajv from 'ajv';
import { findFile, type SiteFiles } from '../../../src/hosting/server/files.ts';
import type { Host } from './answer.ts';

const SCHEMAS = {
	cleanUrls: cleanUrlsSchema,
	trailingSlash: trailingSlashSchema,
	redirects: redirectsSchema,
	headers: headersSchema,
};

/** What a request must have for a rule. */
interface Condition {
	type: string;
	key: string;
	value: string;
}

function fits({ type, key, value }: Condition, sent: Record<string, string>): boolean {
	return type === 'header' && new RegExp(`^${value}$`).test(sent[key] ?? '');
}

/**
 * Vercel: `vercel.json` against its schemas, and the routes that its own code makes of it. The edge makes one slash
 * of two before it looks at routes.
 */
export function vercelHost(dist: string, files: SiteFiles): Host {
	const config = JSON.parse(readFileSync(join(dist, 'vercel.json'), 'utf8'));
	const ajv = new Ajv({ strict: false });
	const wrong = Object.entries(SCHEMAS).flatMap(([key, schema]) =>
		ajv.validate(schema, config[key]) ? [] : [`${key}: ${ajv.errorsText()}`],
	);
	const unknown = Object.keys(config).filter((key) => key !== '$schema' && !(key in SCHEMAS));
	const { routes, error } = getTransformedRoutes(config);
	const rules = (routes ?? []).flatMap((route) =>
		isHandler(route) || !route.src || route.continue ? [] : [{ ...route, pattern: new RegExp(route.src) }],
	);
	return {
		name: 'Vercel',
		mistakes: [...wrong, ...unknown, ...(error?.errors ?? [])],
		async ask({ pathname, search }, sent = {}) {
			const path = pathname.replace(/\/{2,}/g, '/');
			for (const { pattern, status = 200, headers = {}, has = [] } of rules) {
				if (!has.every((condition) => fits(condition as Condition, sent))) continue;
				const match = pattern.exec(path);
				if (!match) continue;
				if (status === 404) return { status };
				const to = (headers['Location'] ?? '').replace(/\$(\d)/g, (_, group) => match[group] ?? '');
				return { status, location: to.replace(/(?=#|$)/, search) };
			}
			const file = findFile(path, files);
			return file === undefined ? { status: 404 } : { status: 200, file };
		},
	};
}
