import { z } from 'astro/zod';
import { note } from './note.ts';

/** Parts of a release in which evidence is looked for. `src/verify/since/products.ts` says where they are. */
const areas = ['server', 'migrations', 'admin-ui', 'switches', 'package'] as const;

/** Things that have versions of their own. */
const products = ['server', 'edge', 'terraform', 'proxy', 'node', 'rust', 'specification'] as const;

const version = z
	.string()
	.regex(/^\d+\.\d+\.\d+$/)
	.meta({ description: 'a full version as text, such as 6.9.0', example: '6.9.0' });

const text = z.string().min(3).meta({
	description: 'a text as it stands in the source and in the package: a name in quotes, a path, a variable',
	example: 'READ_LOGS',
});

const area = z.enum(areas).meta({ description: `one of ${areas.join(', ')}`, example: 'server' });

const proof = z
	.union(
		[
			z.strictObject({ appears: text, in: area.default('server') }),
			z.strictObject({ disappears: text, in: area.default('server') }),
			z.strictObject({ stated: z.string().min(10) }),
		],
		{ error: 'evidence' },
	)
	.meta({
		description:
			'evidence: appears (a text that releases from this one on have), disappears (one that they no longer have), each with in, or stated (who says so where, for what no package proves)',
		example: { appears: 'READ_LOGS', in: 'migrations' },
	});

/** In which release something came, went, got its name or was given up. */
export const sinceSchema = z.strictObject({
	is: z.string().min(5).meta({ description: 'what came or went, in a few words', example: 'Log permission' }),
	product: z
		.enum(products)
		.default('server')
		.meta({ description: `one of ${products.join(', ')}`, example: 'edge' }),
	kind: z
		.enum(['since', 'removed', 'renamed', 'deprecated'])
		.default('since')
		.meta({ description: 'since, removed, renamed or deprecated', example: 'removed' }),
	version,
	proof,
	backported: z
		.array(version)
		.optional()
		.meta({
			description: 'older releases that have it too: the first of their minor version',
			example: ['7.6.5'],
		}),
	pages: z
		.array(z.string())
		.default([])
		.meta({
			description:
				'pages whose frontmatter or Availability states the version, as paths below src/content/docs',
			example: ['reference/rbac'],
		}),
	data: z
		.array(z.string())
		.default([])
		.meta({ description: 'other files of src/content that state it', example: ['data/permissions.yaml'] }),
});

/** That an entry was held against the releases. Written by `npm run since:check`. */
export const sinceProvedSchema = z.strictObject({
	day: note.day,
	entry: note.fingerprint,
	before: z.string().describe('The release before, which differs.'),
	by: z.enum(['source', 'packages']).describe('Tags of the public source, or published packages.'),
});
