import { problem } from '../../../lib/diagnostics/build-error.ts';
import { unknownEntry } from '../../../prose/since/check.ts';
import { shownVersion } from '../../../prose/since/versions.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';

/** What the components take. */
export interface Props {
	/** Key of an entry in src/content/data/since.yaml, such as `change-requests`. */
	of: string;
}

/** A version as readers and as scripts see it. */
export interface Version {
	/** What the sentence around the component contains, such as `6.9`. */
	shown: string;
	/** The product and the full version, then the older releases that have the change too: `server 8.0.2 7.5.2 7.6.5`. */
	value: string;
}

/**
 * The version of an entry.
 *
 * @param component name of the component, for the message
 * @throws {BuildError} if there's no such entry
 */
export function versionOf(component: string, { of }: Props): Version {
	const table = readFacts('since');
	const entry = table[of];
	if (!entry) throw problem(unknownEntry(table, component, of));
	const { product, version, backported = [] } = entry;
	return { shown: shownVersion(version), value: [product, version, ...backported].join(' ') };
}
