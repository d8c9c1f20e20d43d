import type { z } from 'astro/zod';
import { SAMPLE, sampleOf } from '../schemas/frontmatter/samples.ts';
import { yamlText } from '../schemas/frontmatter/yaml-text.ts';
import { type PageKind, pageSchemas } from '../schemas/pages/index.ts';

/** Words that a title spells in another way than a path does. */
const spellings: Readonly<Record<string, string>> = {
	api: 'API',
	azure: 'Azure',
	cli: 'CLI',
	edge: 'Edge',
	entra: 'Entra',
	ids: 'IDs',
	keycloak: 'Keycloak',
	okta: 'Okta',
	openid: 'OpenID',
	saml: 'SAML',
	scim: 'SCIM',
	sdk: 'SDK',
	sdks: 'SDKs',
	sso: 'SSO',
	terraform: 'Terraform',
	ui: 'UI',
	unleash: 'Unleash',
	url: 'URL',
};

/** A title for a page without one: the last part of its path, as a sentence. */
export function titleFromRoute(route: string): string {
	const last = route.split('/').at(-1) || 'home';
	const words = last.split(/[-_]+/).map((word) => spellings[word.toLowerCase()] ?? word);
	const sentence = words.join(' ');
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * The text of a new page: a draft with the fields of its kind. Those that only its writer can fill in have samples,
 * which say what to write, so that the page shows at once.
 */
export function scaffold(kind: PageKind, title: string): string {
	const schema: z.ZodObject = pageSchemas[kind];
	const known: Record<string, unknown> = { kind, title, status: 'proposed' };
	const required = Object.keys(schema.shape).filter(
		(name) => !schema.shape[name].safeParse(undefined).success,
	);
	const order = ['title', 'description', 'kind'];
	const fields = [...order, 'draft', ...required.filter((name) => !order.includes(name))].map((name) => {
		if (name === 'draft') return 'draft: true';
		if (name in known) return `${name}: ${yamlText(known[name])}`;
		const { value, note } = sampleOf(schema, [name]);
		return `${name}: ${yamlText(value)}${note ? ` # ${note}` : ''}`;
	});
	return ['---', ...fields, '---', '', `${SAMPLE} Write the page.`, ''].join('\n');
}
