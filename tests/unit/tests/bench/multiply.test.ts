import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { multiply } from '../../../bench/multiply.ts';

test('a multiplied project has the pages asked for, with titles, links and a sidebar of their own', async () => {
	const root = join(mkdtempSync(join(tmpdir(), 'multiply-')), 'site');
	multiply(root, 400);
	const page = readFileSync(join(root, 'src/content/docs/copy-1/quickstart.mdx'), 'utf8');
	expect(page).toMatch(/^title: .* 1$/m);
	expect(page).toContain('](/copy-1/reference/sdks)');
	expect(existsSync(join(root, 'src/content/docs/copy-2'))).toBe(true);
	expect(existsSync(join(root, 'src/content/docs/copy-1/404.mdx'))).toBe(false);
	const { sidebarsOfCopies } = await import(join(root, 'src/config/sidebars/copies.ts'));
	expect(sidebarsOfCopies).toHaveLength(2);
	const [{ sections }] = sidebarsOfCopies;
	expect(JSON.stringify(sections)).toContain('"page":"/copy-1/quickstart"');
	expect(JSON.stringify(sections)).not.toMatch(/"page":"\/(?!copy-1\/)/);
	expect(readFileSync(join(root, 'src/config/sidebars/index.ts'), 'utf8')).toContain(
		', ...sidebarsOfCopies]',
	);
	expect(existsSync(join(root, '.git'))).toBe(true);
});
