import { describe, expect, test } from 'vitest';
import { requestOf } from '../../src/api-reference/model/request.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { sampleLanguages } from '../../src/api-reference/samples/index.ts';
import { syntaxError } from '../../src/verify/samples/grammars.ts';

const EXTENSIONS: Record<string, string> = {
	javascript: '.mjs',
	python: '.py',
	go: '.go',
	java: '.java',
	csharp: '.cs',
	ruby: '.rb',
	php: '.php',
	rust: '.rs',
};

const reference = loadReference();
const current = reference.operations.filter(({ removed }) => !removed);

/** The grammar of C# is older than its raw strings. */
function readable(id: string, code: string): string {
	return id === 'csharp' ? code.replace(/"""[\s\S]*?"""/g, '""') : code;
}

describe('the samples of all operations are programs of their language', () => {
	for (const { id, label, write } of sampleLanguages.filter(({ id }) => id in EXTENSIONS)) {
		test(`${label}: ${current.length} operations`, async () => {
			const wrong: (string | undefined)[] = [];
			for (const operation of current) {
				const code = readable(id, write(requestOf(operation, reference.schemas)));
				wrong.push(await syntaxError(`${operation.operationId}${EXTENSIONS[id]}`, code));
			}
			expect(wrong.filter(Boolean)).toEqual([]);
		});
	}
});
