import { z } from 'zod';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import type { BuiltDocs } from '../docs.ts';
import { mcpLimits } from '../limits.ts';
import { type AddTools, answer, READ_ONLY } from './tool.ts';

/** The page with a section for each major version. */
const UPGRADES = '/using-unleash/deploy/upgrading-unleash';

/** Says what the pages tell of a version: what an upgrade to it asks for, and what is there since it. */
export const addChanges: AddTools = (server, docs) => {
	server.registerTool(
		'what_changed',
		{
			title: 'What changed in a version',
			description: `Returns what the documentation says about one version of Unleash: breaking changes of a major version with what to do, and lines from all pages that mention it, such as "in 8.2 and later". It isn't a changelog: what no page describes isn't included.`,
			inputSchema: z.strictObject({
				version: z
					.string()
					.regex(/^\d{1,2}(?:\.\d{1,3}){0,2}$/, { error: 'expected a version, such as 8, 8.2 or 8.2.0' })
					.describe('Such as 8, 8.2 or 8.2.0'),
			}),
			annotations: READ_ONLY,
		},
		({ version }) => {
			const [major = '', minor = '0'] = version.split('.');
			const upgrade = minor === '0' ? sectionOf(docs.markdown(docs.pathOf(UPGRADES)), major) : undefined;
			const lines = linesAbout(docs, `${major}.${minor}`);
			if (!upgrade && lines.length === 0)
				throw problem({
					where: 'version',
					found: `${version}, of which no page says what changed`,
					expected: `a version up to ${docs.version()}; patch versions count as their minor version`,
				});
			const parts = [...(upgrade ? [`${UPGRADES}\n${upgrade}`] : []), ...lines];
			return answer(parts.join('\n\n').slice(0, mcpLimits.page));
		},
	);
};

/** The section of the upgrade guide about a major version. */
function sectionOf(markdown: string, major: string): string | undefined {
	const [, section] =
		new RegExp(`^(#{2,3} Upgrade to version ${major}\\n[\\s\\S]*?)(?=\\n#{2,3} |$(?![\\s\\S]))`, 'm').exec(
			markdown,
		) ?? [];
	return section?.trim();
}

/** Lines that say since or until when something holds, with the path of their page above them. */
function linesAbout(docs: BuiltDocs, version: string): string[] {
	const name = `(?<![\\d.])${version.replace('.', '\\.')}(?!\\d)`;
	const when = `\\b(?:since|until|(?:added|changed|deprecated|new|removed|renamed) in)\\b[^.|]{0,12}?${name}`;
	const names = new RegExp(
		`${when}|\\bearlier than ${name}|\\bfrom ${name}\\S* on\\b|${name}\\S*(?:\\+| (?:and|or) later\\b)`,
		'i',
	);
	const pages = docs.paths().filter((path) => !path.startsWith('/writing/'));
	return pages.flatMap((path) => {
		const lines = docs
			.markdown(path)
			.split('\n')
			.filter((line) => names.test(line));
		return lines.length > 0 ? [[path, ...lines.slice(0, mcpLimits.linesOfPage).map(short)].join('\n')] : [];
	});
}

function short(line: string): string {
	const text = line.trim();
	return text.length > mcpLimits.line ? `${text.slice(0, mcpLimits.line)}…` : text;
}
