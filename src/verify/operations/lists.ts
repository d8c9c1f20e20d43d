import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { readYaml } from '../../schemas/data/read-facts.ts';

const FILE = 'src/verify/operations/lists.yaml';

const pages = z.strictObject({
	address: z.string().startsWith('/api/'),
	usual: z.number().int().positive(),
	most: z.number().int().positive(),
	total: z.enum(['zero', 'kept', 'none']),
});
const shape = z.strictObject({
	rows: z.array(z.string()),
	lists: z.record(z.string(), pages),
});

/** What is known of lists in pages, and the rows that fill them. */
export type Lists = z.infer<typeof shape>;
/** What is known of one list. */
export type List = Lists['lists'][string];

/** Reads `lists.yaml`. */
export function readLists(): Lists {
	return readYaml(FILE, readFileSync(FILE, 'utf8'), shape);
}

/** Length of the one list in an answer, and the total beside it. */
export interface Counted {
	length: number;
	total?: number | undefined;
}

/**
 * Asks a list for pages of several lengths, and for the page past its end.
 *
 * @param ask sends a query, and counts what came
 * @returns what `lists.yaml` would have to say; undefined as total where rows are too few to tell
 */
export async function tryList(list: List, ask: (query: string) => Promise<Counted>): Promise<List> {
	const usual = await ask('');
	const { length } = await ask('limit=1');
	if (length !== 1) throw new Error(`${list.address} answers ${length} to a limit of 1`);
	const beyond = await ask(`limit=${list.most + 1}`);
	const most = (await ask(`limit=${list.most}`)).length;
	const past = await ask('offset=1000000');
	if (past.length > 0) throw new Error(`${list.address} has entries past its end`);
	if (beyond.length !== usual.length)
		throw new Error(`${list.address} answers ${beyond.length} to a limit of ${list.most + 1}`);
	const total = past.total === undefined ? 'none' : past.total === 0 ? 'zero' : 'kept';
	return { address: list.address, usual: usual.length, most, total };
}
