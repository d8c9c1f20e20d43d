import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../server/call.ts';
import type { TOKENS } from '../server/tokens.ts';
import type { SeedApplication, SeedData } from './data.ts';

/** The server that is filled: calls to its admin API, and tokens of its clients. */
export interface SeededServer {
	call: Call;
	tokens: typeof TOKENS;
}

const HOUR = 60 * 60 * 1000;
const SETTLE_MS = 40_000;

/** Registers the applications and sends what they counted in each of the last hours. */
export async function seedMetrics(server: SeededServer, data: SeedData): Promise<void> {
	for (const application of data.applications) {
		const token = tokenOf(server, application);
		for (const body of registrations(application)) {
			await server.call('POST', '/api/client/register', body, token);
		}
		const metrics = countsOf(application, data.metricHours);
		await server.call('POST', '/api/client/metrics/bulk', { applications: [], metrics }, token);
	}
}

/** Waits until the server wrote what it was sent: numbers after 5 s, applications after 20 s. */
export async function settleMetrics(server: SeededServer, data: SeedData): Promise<void> {
	const names = new Set(data.applications.map(({ appName }) => appName));
	const flag = data.applications[0]?.flags[0];
	const deadline = Date.now() + SETTLE_MS;
	while (Date.now() < deadline) {
		const { applications } = await server.call<{ applications: { appName: string }[] }>(
			'GET',
			'/api/admin/metrics/applications',
		);
		const { lastHourUsage } = await server.call<{ lastHourUsage: unknown[] }>(
			'GET',
			`/api/admin/client-metrics/features/${flag}`,
		);
		const shown = new Set(applications.map(({ appName }) => appName));
		if (lastHourUsage.length > 0 && [...names].every((name) => shown.has(name))) return;
		await wait(500);
	}
	throw new Error(`Applications and numbers did not show within ${SETTLE_MS / 1000} s`);
}

function tokenOf({ tokens }: SeededServer, { environment }: SeedApplication): string {
	return environment === 'production' ? tokens.backendProduction : tokens.backend;
}

function registrations({ appName, sdkVersion, instances }: SeedApplication): object[] {
	return Array.from({ length: instances }, (_, index) => ({
		appName,
		sdkVersion,
		instanceId: `${appName}-${index + 1}`,
		strategies: ['default', 'flexibleRollout'],
		started: new Date().toISOString(),
		interval: 60_000,
	}));
}

/** A day's rhythm from arithmetic alone, so that every run draws the same graph. */
function countsOf({ appName, environment, flags }: SeedApplication, hours: number): object[] {
	return flags.flatMap((featureName, row) =>
		Array.from({ length: hours }, (_, ago) => {
			const timestamp = new Date(Math.floor(Date.now() / HOUR) * HOUR - ago * HOUR);
			const asked = Math.round(400 + 300 * Math.sin((ago / 24) * 2 * Math.PI + row));
			const yes = Math.round(asked * (0.3 + 0.2 * row));
			return { appName, featureName, environment, timestamp, yes, no: asked - yes, variants: {} };
		}),
	);
}
