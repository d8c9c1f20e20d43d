import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SeedFlag } from '../seed/data.ts';
import { seedFlag } from '../seed/flags.ts';
import type { Call } from '../server/call.ts';
import { TOKENS } from '../server/tokens.ts';

/** The content of `pictures.yaml`. */
interface PictureSeed {
	flags: SeedFlag[];
	unknownFlags: string[];
}

/** Adds what pictures need to the documented world. A world that has it already stays as it is. */
export async function seedPictures(call: Call): Promise<void> {
	const { flags, unknownFlags }: PictureSeed = parse(
		readFileSync(new URL('pictures.yaml', import.meta.url), 'utf8'),
	);
	const { features } = await call<{ features: { name: string }[] }>(
		'GET',
		'/api/admin/projects/default/features',
	);
	const known = new Set(features.map(({ name }) => name));
	for (const flag of flags) if (!known.has(flag.name)) await seedFlag(call, flag, new Map());
	const hour = 60 * 60 * 1000;
	const start = new Date(Math.floor(Date.now() / hour) * hour);
	await call(
		'POST',
		'/api/client/metrics',
		{
			appName: 'shop-web',
			instanceId: 'shop-web-1',
			bucket: {
				start,
				stop: start,
				toggles: Object.fromEntries(unknownFlags.map((name) => [name, { yes: 0, no: 12 }])),
			},
		},
		TOKENS.backend,
	);
}
