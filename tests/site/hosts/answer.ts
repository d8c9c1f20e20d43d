import { withQuery } from '../../../src/hosting/request-path.ts';

/** What a host does with a request. */
export interface HostAnswer {
	status: number;
	/** Address that the reader is led to. */
	location?: string;
	/** Path of the file that is shown. */
	file?: string;
}

/** A host as its own code reads the files that the build wrote for it. */
export interface Host {
	name: string;
	/** What its parser finds wrong. */
	mistakes: readonly string[];
	ask: (address: URL, headers?: Record<string, string>) => Promise<HostAnswer>;
}

/** Where the emulated hosts are. */
export const ORIGIN = 'https://docs.example.com';

/** Most redirects that a reader is led through: from a form of an old path to its clean form, to the page. */
const MOST_HOPS = 3;

/**
 * Follows an address to its end: the file that is shown, with the query and anchor there, or `missing`.
 *
 * @param rows old paths with the targets that their pages lead on to
 */
export async function follow(host: Host, form: string, rows: ReadonlyMap<string, string>): Promise<string> {
	let address = new URL(ORIGIN + form);
	for (let hops = 0; hops <= MOST_HOPS; hops++) {
		const { status, location, file } = await host.ask(address);
		if (status === 404) return 'missing';
		const to = location ?? rows.get(file?.replace(/\.html$/, '') ?? '');
		if (to === undefined)
			return file === undefined ? `status ${status}` : file + address.search + address.hash;
		address = new URL(location ?? withQuery(to, address.search), address);
		if (address.origin !== ORIGIN) return `another host: ${address.href}`;
	}
	return 'too many redirects';
}
