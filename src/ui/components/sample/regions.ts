import { problem } from '../../../lib/diagnostics/build-error.ts';

/** A comment with a marker in any comment syntax, or the bare directive that C# has. */
const MARKER =
	/^\s*(?:\{?\/\*+|\/\/+|#+|<!--|--|;+|%+|'+)?\s*#(region|endregion)\b[ \t]*([\w.-]*)\s*(?:\*+\/\}?|-->)?\s*$/;

/**
 * The part of a file between `#region name` and `#endregion name`, or the whole file, without markers, blank lines
 * at the ends and indentation that all lines share. Regions may stand inside one another.
 *
 * @param source text of the file
 * @param region name of the region; without it the whole file is meant
 * @param file name of the file, for errors
 * @throws Error naming the file, if a region is unknown, stands twice, is not closed or not opened
 */
export function extractRegion(source: string, region: string | undefined, file: string): string {
	const lines = source.replaceAll('\r\n', '\n').split('\n');
	const regions = readRegions(lines, file);
	const wanted = region === undefined ? { start: -1, end: lines.length } : regions.get(region);
	if (!wanted) {
		const names = [...regions.keys()];
		throw problem({
			where: file,
			found: `the region "${region}" is asked for`,
			expected:
				names.length > 0 ? `one of its regions: ${names.join(', ')}` : 'no region, as the file has none',
			write: `#region ${region} and #endregion ${region}, as comments around the part to show`,
		});
	}
	return dedent(lines.slice(wanted.start + 1, wanted.end).filter((line) => !MARKER.test(line)));
}

function readRegions(lines: readonly string[], file: string): Map<string, { start: number; end: number }> {
	const regions = new Map<string, { start: number; end: number }>();
	const open: { name: string; start: number }[] = [];
	lines.forEach((line, index) => {
		const [, kind, name = ''] = MARKER.exec(line) ?? [];
		const at = `${file}:${index + 1}`;
		if (kind === 'region') {
			if (name === '')
				throw problem({
					where: at,
					found: 'a region without a name',
					expected: 'a name',
					write: '#region init',
				});
			if (regions.has(name) || open.some((other) => other.name === name)) {
				throw problem({
					where: at,
					found: `a second region "${name}"`,
					expected: 'a name of its own for every region',
					write: `#region ${name}-2`,
				});
			}
			open.push({ name, start: index });
		} else if (kind === 'endregion') {
			const last = open.at(-1);
			const closed = name === '' ? last : open.find((other) => other.name === name);
			if (!closed)
				throw problem({
					where: at,
					found: `the end of a region${name && ` "${name}"`} that was not opened`,
					expected: 'a #region above it',
					write: `#region ${name || 'name'}`,
				});
			open.splice(open.indexOf(closed), 1);
			regions.set(closed.name, { start: closed.start, end: index });
		}
	});
	const [unclosed] = open;
	if (unclosed) {
		throw problem({
			where: `${file}:${unclosed.start + 1}`,
			found: `the region "${unclosed.name}" does not end`,
			expected: 'an end for every region',
			write: `#endregion ${unclosed.name}`,
		});
	}
	return regions;
}

/** Takes away blank lines at the ends, doubled ones that markers left, and the indentation that all lines share. */
function dedent(lines: readonly string[]): string {
	const text = lines
		.map((line) => line.trimEnd())
		.join('\n')
		.replace(/^\n+|\n+$/g, '')
		.replace(/\n{3,}/g, '\n\n');
	const indents = text
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
	const shared = indents.reduce((common, indent) => {
		let length = 0;
		while (length < common.length && common[length] === indent[length]) length += 1;
		return common.slice(0, length);
	}, indents[0] ?? '');
	return text
		.split('\n')
		.map((line) => line.slice(shared.length))
		.join('\n');
}
