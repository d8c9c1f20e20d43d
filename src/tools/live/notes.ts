import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

/**
 * Writes what a tool tried into the file that keeps its notes, below the comment at its head.
 *
 * @param content a value, or YAML that is laid out already
 */
export function writeNotes(file: string, content: object | string): void {
	const before = readFileSync(file, 'utf8');
	const [head = ''] = /^(?:#.*\n)*/.exec(before) ?? [];
	const after = head + (typeof content === 'string' ? content : stringify(content));
	if (after !== before) writeFileSync(file, after);
}
