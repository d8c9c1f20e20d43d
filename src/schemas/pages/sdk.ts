import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { choice, text, webAddress } from './parts.ts';

/** A page about one SDK. */
export const sdkSchema = z.strictObject({
	kind: kindField('sdk', 'Installation, options and behavior of one SDK.'),
	...publicFields,
	package: text({
		description: 'Name of the package as its registry spells it.',
		example: 'unleash-client',
	}),
	registry: webAddress({
		description: 'Page of the package in its registry.',
		example: 'https://www.npmjs.com/package/unleash-client',
	}).optional(),
	repository: webAddress({
		description: 'Source code of the SDK.',
		example: 'https://github.com/Unleash/unleash-node-sdk',
	}),
	side: choice(['backend', 'frontend'], {
		description: 'Whether the SDK evaluates flags itself (backend) or asks for results (frontend).',
		example: 'backend',
	}),
});
