import { fakeTokens } from '../../config/fake-tokens.ts';
import { caller } from '../server/call.ts';
import { TOKENS } from '../server/tokens.ts';
import { startWorld } from '../world.ts';
import type { Rows } from './rows.ts';
import { type Snapshots, snapshotsOf } from './snapshots.ts';
import { readStock, type Step } from './trials.ts';

const preload = (path: string) => `--import ${new URL(path, import.meta.url)}`;

/** Tokens of samples work as printed; names of other hosts lead to loopback; no limit of requests is met. */
const ENVIRONMENT = {
	NODE_OPTIONS: [preload('../shell-blocks/other-hosts.mjs'), preload('keep-running.mjs')].join(' '),
	CREATE_USER_RATE_LIMIT_PER_MINUTE: '10000',
	PASSWORD_RESET_LIMIT_PER_MINUTE: '10000',
	INIT_BACKEND_API_TOKENS: [fakeTokens.backend, TOKENS.backend, TOKENS.backendProduction].join(','),
	INIT_FRONTEND_API_TOKENS: [fakeTokens.frontend, TOKENS.frontend, TOKENS.frontendProduction].join(','),
};

/** A server that holds what samples name. */
export interface TrialServer {
	/** Address without a slash at the end. */
	url: string;
	/** Makes a state before a trial. */
	prepare(steps: readonly Step[]): Promise<void>;
	/** Puts back what the server held at first. */
	restore(): Promise<void>;
	/** What the database holds, without what changes by itself. */
	rows(): Promise<Rows>;
	/** Number of the newest event of the log. */
	lastEvent(): Promise<number>;
	/** Types of the events with higher numbers, oldest first. */
	eventsAfter(event: number): Promise<string[]>;
	/** Ends server and database. */
	stop(): Promise<void>;
}

/**
 * Starts the server and fills it: the seeded world, then `stock.yaml`.
 *
 * @throws Error with the request that the server refused
 */
export async function startTrialServer(): Promise<TrialServer> {
	const world = await startWorld({ seed: 'full', settle: true, environment: ENVIRONMENT });
	const snapshots = await snapshotsOf(world.database);
	const stop = async () => {
		await snapshots.end();
		await world.stop();
	};
	try {
		await snapshots.query(`UPDATE personal_access_tokens SET secret = '${fakeTokens.admin}'`);
		const call = caller(world.url, fakeTokens.admin);
		const take = async (step: Step, { query }: Snapshots) => {
			if ('sql' in step) await query(step.sql);
			else if (step.path.startsWith('/api/client'))
				await call(step.method, step.path, step.body, fakeTokens.backend);
			else await call(step.method, step.path, step.body);
		};
		const { requests, sql } = readStock();
		for (const step of [...requests, ...sql.map((text) => ({ sql: text }))]) await take(step, snapshots);
		await snapshots.take('stocked');
		return {
			url: world.url,
			async prepare(steps) {
				for (const step of steps) await take(step, snapshots);
			},
			restore: () => snapshots.restore('stocked'),
			rows: () => snapshots.rows(),
			async lastEvent() {
				const [row] = await snapshots.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM events');
				return Number(row?.id);
			},
			async eventsAfter(event) {
				const rows = await snapshots.query<{ type: string }>(
					`SELECT type FROM events WHERE id > ${event} ORDER BY id`,
				);
				return rows.map(({ type }) => type);
			},
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
