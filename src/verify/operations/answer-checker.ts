import { requirePackage } from '../server/packages.ts';

interface Validator {
	(value: unknown): boolean;
	errors?: { instancePath: string; message?: string; params: { additionalProperty?: string } }[];
}

interface Ajv {
	addSchema(schema: object, name: string): void;
	compile(schema: object): Validator;
}

/**
 * Checks values against the schemas of a document, with its references.
 *
 * @returns a function that lists mistakes, each kind once: entries of lists are written as *
 */
export function answerChecker(document: {
	components: { schemas: object };
}): (schema: object, value: unknown) => string[] {
	const { default: Ajv } = requirePackage<{ default: new (options: object) => Ajv }>('ajv');
	const { default: addFormats } = requirePackage<{ default: (ajv: Ajv) => void }>('ajv-formats');
	const ajv = new Ajv({ strict: false, allErrors: true });
	addFormats(ajv);
	ajv.addSchema({ components: document.components }, 'document.json');
	return (schema, value) => {
		const validate = ajv.compile(
			JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document.json#/components')),
		);
		if (validate(value)) return [];
		const said = (validate.errors ?? []).map(({ instancePath, message, params }) =>
			[instancePath.replace(/\/\d+/g, '/*') || '/', message, params.additionalProperty]
				.filter(Boolean)
				.join(' '),
		);
		return [...new Set(said)];
	};
}
