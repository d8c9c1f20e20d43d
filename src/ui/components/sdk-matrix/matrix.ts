import { problem } from '../../../lib/diagnostics/build-error.ts';
import { type Facts, facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import type { sdkSides } from '../../../schemas/data/sdks.ts';

type Side = (typeof sdkSides)[number];

/** What all SDKs of a side can do. */
export interface Matrix {
	sdks: { name: string; page: string; version: string; floor: string }[];
	/** Each with a cell for each SDK: a few words, or whether it can. */
	rows: { id: string; name: string; cells: (boolean | string)[] }[];
}

/**
 * The capabilities of the SDKs of a side, in the order of the files.
 *
 * @throws {BuildError} naming an SDK without a word on a capability of its side, or with one on another
 */
export function sdkMatrix(
	side: Side,
	all: Facts<'sdks'> = readFacts('sdks'),
	capabilities: Facts<'sdk-capabilities'> = readFacts('sdk-capabilities'),
): Matrix {
	const sdks = Object.entries(all).filter(([, sdk]) => sdk.side === side);
	const wanted = Object.entries(capabilities).filter(([, { sides }]) => sides.includes(side));
	for (const [id, sdk] of sdks)
		assertComplete(
			id,
			sdk.capabilities,
			wanted.map(([name]) => name),
		);
	return {
		sdks: sdks.map(([id, { name, version, floor }]) => ({
			name,
			version,
			floor,
			page: `/reference/sdks/${id}`,
		})),
		rows: wanted.map(([id, { name }]) => ({
			id,
			name,
			cells: sdks.map(([, sdk]) => sdk.capabilities[id] ?? false),
		})),
	};
}

function assertComplete(id: string, found: Record<string, unknown>, wanted: readonly string[]): void {
	const missing = wanted.find((name) => !(name in found));
	const unknown = Object.keys(found).find((name) => !wanted.includes(name));
	if (missing === undefined && unknown === undefined) return;
	throw problem({
		where: `${facts.sdks.file}, ${id}.capabilities`,
		found: missing ? `no ${missing}` : `${unknown}`,
		expected: `a word on each of ${wanted.join(', ')}`,
		write: missing ? `${missing}: false` : 'nothing: remove it',
	});
}
