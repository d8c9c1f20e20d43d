import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

/**
 * Writes what a tool tried into the file that keeps its notes, below the comment at its head. Tests run side by side:
 * none of them reads half a file.
 *
 * @param content a value, or YAML that is laid out already
 */
export function writeNotes(file: string, content: object | string): void {
	const before = readFileSync(file, 'utf8');
	const [head = ''] = /^(?:#.*\n)*/.exec(before) ?? [];
	const after = head + (typeof content === 'string' ? content : stringify(content));
	if (after === before) return;
	const whole = `${file}.${process.pid}`;
	writeFileSync(whole, after);
	renameSync(whole, file);
}
