import { expect, test } from 'vitest';
import { versionOf } from '../../../../src/ui/components/since/version.ts';

test.each([
	['scheduled-change-requests', '5.10', 'server 5.10.0'],
	['edge-reports', '19.7', 'edge 19.7.0'],
	['terraform-group-data', '3.4.1', 'terraform 3.4.1'],
	['private-addresses', '8.0.2', 'server 8.0.2 7.5.2 7.6.5'],
])('%s is shown as %s, and scripts read %j', (of, shown, value) => {
	expect(versionOf('Since', { of })).toEqual({ shown, value });
});

test('a key that the table lacks stops the build and names the nearest', () => {
	expect(() => versionOf('Until', { of: 'edge-report' })).toThrow(
		/found: +<Until of="edge-report" \/>.*write: +<Until of="edge-reports" \/>/s,
	);
});
