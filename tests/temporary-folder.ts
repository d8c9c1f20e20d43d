import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one folder for what they write for a while, and removes it when they have ended. */
export default function setUp(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'unleash-docs-tests-'));
	for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
