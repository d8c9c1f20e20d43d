import { z } from 'zod';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { mcpLimits } from '../limits.ts';
import { type AddTools, answer, READ_ONLY, shortText } from './tool.ts';

/** Gives a page as Markdown, long ones in parts. */
export const addReadPage: AddTools = (server, docs) => {
	server.registerTool(
		'read_page',
		{
			title: 'Read a page',
			description:
				'Gives a page of the documentation as Markdown, with its canonical address and the version of Unleash that it was checked with.',
			inputSchema: z.strictObject({
				page: shortText('Path or address of the page, such as /reference/segments'),
				from: z.number().int().min(0).default(0).describe('Where to read on in a long page, in characters'),
			}),
			annotations: READ_ONLY,
		},
		({ page, from }) => answer(partOf(docs.markdown(docs.pathOf(page)), from)),
	);
};

/**
 * A part of a page, and where the next one starts.
 *
 * @throws {BuildError} if the page ends before
 */
export function partOf(markdown: string, from: number): string {
	if (from > 0 && from >= markdown.length)
		throw problem({
			where: 'from',
			found: String(from),
			expected: `less than ${markdown.length}, the characters of the page`,
		});
	if (markdown.length - from <= mcpLimits.page) return markdown.slice(from);
	const whole = markdown.slice(from, from + mcpLimits.page);
	const part = whole.slice(0, whole.lastIndexOf('\n') + 1) || whole;
	const next = from + part.length;
	return `${part}\n[Characters ${from} to ${next} of ${markdown.length}. Read on with from: ${next}]`;
}
