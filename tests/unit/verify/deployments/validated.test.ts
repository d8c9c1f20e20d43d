import { describe, expect, test } from 'vitest';
import { fingerprintOf, readShown } from '../../../../src/verify/deployments/validated.ts';

describe('what pages show for Kubernetes', () => {
	test.each(
		Object.entries(readShown()),
	)('%s was validated as it stands; else: node src/verify/deployments/validate.ts', (_name, shown) => {
		expect(shown.validated?.fingerprint).toBe(fingerprintOf(shown));
	});
});
