import { readFileSync } from 'node:fs';
import { sampleLanguages } from '../../api-reference/samples/index.ts';
import { identity } from '../../config/identity.ts';
import { apiPath, llmsFull, llmsIndex } from '../../lib/urls/urls.ts';
import type { Twin } from '../twins/twin.ts';
import type { LlmsSection } from './sections.ts';

/** A file for programs that read the site as text. */
export interface LlmsFile {
	/** Root-relative address. */
	path: string;
	text: string;
}

const instructions = readFileSync(new URL('./instructions.md', import.meta.url), 'utf8');

/** What all of the files are made from. */
export interface LlmsInput {
	sections: readonly LlmsSection[];
	/** Address of the published site. */
	site: string;
	/** Version of Unleash that the site describes. */
	version: string;
}

/**
 * `llms.txt`, all pages in one file, and the pages of each section in one file. Files of many pages have the samples of
 * operations in one language.
 */
export function llmsFiles({ sections, site, version }: LlmsInput): LlmsFile[] {
	const address = (path: string) => new URL(path, site).href;
	const whole = { path: llmsFull(), text: joined(sections.flatMap(({ twins }) => twins)) };
	const parts = sections.map(({ slug, twins }) => ({ path: llmsFull(slug), text: joined(twins) }));
	const counts = [whole, ...parts].map(({ text, path }, index) => {
		const section = sections[index - 1];
		const pages = (section ? [section] : sections).reduce((sum, { twins }) => sum + twins.length, 0);
		return `- [${section?.label ?? 'Everything'}](${address(path)}): ${pages} ${pages === 1 ? 'page' : 'pages'}, ${sizeOf(text)}`;
	});
	const body = [
		instructions.replaceAll('{version}', version).replaceAll('{site}', address('/')).trim(),
		`## Whole sections in one file\n\n${counts.join('\n')}`,
		...sections.map(
			({ label, twins }) => `## ${label}\n\n${twins.map((twin) => entry(twin, address)).join('\n')}`,
		),
	].join('\n\n');
	const head = `# ${identity.title}\n\n> ${identity.description}`;
	const withSize = (size: string) =>
		`${head}\n\nThis file has ${size}. It lists every page with what it answers.\n\n${body}\n`;
	const text = withSize(sizeOf(withSize(sizeOf(body))));
	return [{ path: llmsIndex, text }, whole, ...parts];
}

function entry({ title, twin, description }: Twin, address: (path: string) => string): string {
	return `- [${title.replace(/[[\]]/g, '\\$&')}](${address(twin)}): ${description}`;
}

function joined(twins: readonly Twin[]): string {
	return twins.map(inOneLanguage).join('\n');
}

const [, ...otherLanguages] = sampleLanguages.map(({ label }) => label.replace(/\W/g, '\\$&'));
const OTHER_SAMPLES = new RegExp(
	`^\\*\\*(?:${otherLanguages.join('|')})\\*\\*\\n\\n(\`{3,}).*\\n[^]*?^\\1\\n\\n`,
	'gm',
);

/** The text of a page; of an operation with the first of its samples, as the others are a third of all these texts. */
function inOneLanguage({ path, text }: Twin): string {
	return path.startsWith(apiPath('')) ? text.replace(OTHER_SAMPLES, '') : text;
}

/** A size as an agent needs it. A token is about four characters of English; code has more of them. */
function sizeOf(text: string): string {
	const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
	const tokens = Math.ceil(text.length / 4000) * 1000;
	return `${kilobytes.toLocaleString('en-US')} KB, about ${tokens.toLocaleString('en-US')} tokens`;
}
