/** An operation as the text of a file of the contract has it. */
export interface OperationText {
	id: string;
	tag: string;
	/** Its lines, without those of the path above them. */
	text: string;
}

const read = new Map<string, OperationText[]>();

/**
 * The operations in the text of a file of `paths`, found by their indentation: old texts of the history are many, and
 * reading them as YAML takes seconds.
 */
export function operationsIn(source: string): OperationText[] {
	const known = read.get(source);
	if (known) return known;
	const found = source.split(/^(?= {2}\w+:$)|^(?=\S)/m).flatMap((text) => {
		const id = /^ {4}operationId: (\w+)$/m.exec(text)?.[1];
		const tag = /^ {4}tags:\n {6}- ["']?(.+?)["']?$/m.exec(text)?.[1];
		return id && tag ? [{ id, tag, text }] : [];
	});
	read.set(source, found);
	return found;
}
