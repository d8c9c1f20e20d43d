import { z } from 'astro/zod';
import { askedSchema } from './asked.ts';
import { edgeOptionSchema } from './edge-options.ts';
import { edgeTriedSchema } from './edge-tried.ts';
import { environmentVariableSchema } from './environment-variables.ts';
import { eventNameSchema, eventTypeSchema } from './event-types.ts';
import { followedSchema } from './followed.ts';
import { fuzzedSchema } from './fuzzed.ts';
import { glossarySchema } from './glossary.ts';
import { homeSchema } from './home.ts';
import { limitSchema } from './limits.ts';
import { messageSchema, unlistedMessageSchema } from './messages.ts';
import { operationLimitSchema } from './operation-limits.ts';
import { permissionNameSchema, permissionSchema } from './permissions.ts';
import { proseRuleSchema } from './prose.ts';
import { ranSchema } from './ran.ts';
import { refusalSchema } from './refusals.ts';
import { sampleSchema } from './samples.ts';
import { sdkDifferenceSchema } from './sdk-differences.ts';
import { sdkCapabilitySchema, sdkSchema } from './sdks.ts';
import { sinceProvedSchema, sinceSchema } from './since.ts';
import { siteCommandSchema, siteSettingSchema } from './site.ts';
import { strategySchema } from './strategies.ts';
import { triedSchema } from './tried.ts';
import { triedBodiesSchema } from './tried-bodies.ts';
import { triedLanguageSchema } from './tried-languages.ts';

const data = <Schema extends z.ZodType>(name: string, schema: Schema) => ({
	file: `src/content/data/${name}.yaml`,
	schema,
});
const name = z.string();

/**
 * Every fact: the one file that it stands in, and what the file holds. `readFacts` reads them, for pages as for tools
 * and tests: collections exist inside Astro only, so the live tests and the commands could not read them. Collections
 * are for what is a folder, one entry a file.
 */
export const facts = {
	'asked/concepts': data('asked/concepts', askedSchema),
	'asked/operations': data('asked/operations', askedSchema),
	'asked/printed': data('asked/printed', askedSchema),
	'asked/reference': data('asked/reference', askedSchema),
	'asked/sdks': data('asked/sdks', askedSchema),
	'edge-options': data('edge-options', z.record(name, edgeOptionSchema)),
	'edge-tried': data('edge-tried', edgeTriedSchema),
	'environment-variables': data('environment-variables', z.record(name, environmentVariableSchema)),
	'event-types': data('event-types', z.record(eventNameSchema, eventTypeSchema)),
	followed: data('followed', z.record(name, followedSchema)),
	fuzzed: data('fuzzed', fuzzedSchema),
	glossary: data('glossary', z.record(name, glossarySchema)),
	home: data('home', homeSchema),
	limits: data('limits', z.record(name, limitSchema)),
	messages: data('messages', z.record(name, messageSchema)),
	'operation-limits': data('operation-limits', z.array(operationLimitSchema)),
	permissions: data('permissions', z.record(permissionNameSchema, permissionSchema)),
	prose: data('prose', z.array(proseRuleSchema)),
	ran: data('ran', ranSchema),
	refusals: data('refusals', z.array(refusalSchema)),
	samples: { file: 'src/samples/manifest.yaml', schema: z.record(name, sampleSchema) },
	'sdk-capabilities': data('sdk-capabilities', z.record(name, sdkCapabilitySchema)),
	'sdk-differences': data('sdk-differences', z.record(name, sdkDifferenceSchema)),
	sdks: data('sdks', z.record(name, sdkSchema)),
	since: data('since', z.record(name, sinceSchema)),
	'since-proved': data('since-proved', z.record(name, sinceProvedSchema)),
	'site-commands': data('site-commands', z.record(name, siteCommandSchema)),
	'site-settings': data('site-settings', z.record(name, siteSettingSchema)),
	strategies: data('strategies', z.record(name, strategySchema)),
	tried: data('tried', z.record(name, triedSchema)),
	'tried-bodies': data('tried-bodies', triedBodiesSchema),
	'tried-languages': data('tried-languages', z.record(name, triedLanguageSchema)),
	'unlisted-messages': data('unlisted-messages', z.record(name, unlistedMessageSchema)),
} as const;

/** Name of a fact. */
export type FactName = keyof typeof facts;
/** What a fact holds. */
export type Facts<Name extends FactName> = z.infer<(typeof facts)[Name]['schema']>;
