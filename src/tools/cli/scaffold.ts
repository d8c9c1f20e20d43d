import { z } from 'astro/zod';
import { yamlText } from '../../schemas/frontmatter/yaml-text.ts';
import { type PageKind, pageSchemas } from '../../schemas/pages/index.ts';

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
 * The text of a new page: the fields of its kind. Those that only its writer can fill in are empty, so that the
 * frontmatter check names them until they are written.
 */
export function scaffold(kind: PageKind, title: string): string {
	const known: Record<string, unknown> = { kind, title, status: 'proposed' };
	const fields = Object.entries<z.ZodType>(pageSchemas[kind].shape)
		.filter(([, schema]) => !schema.safeParse(undefined).success)
		.map(([name, schema]) => {
			if (name in known) return `${name}: ${yamlText(known[name])}`;
			return schema instanceof z.ZodArray ? `${name}: []` : `${name}:`;
		});
	const order = ['title:', 'description:', 'kind:'];
	const rank = (line: string) => order.findIndex((start) => line.startsWith(start)) + 1 || order.length + 1;
	const sorted = fields.sort((a, b) => rank(a) - rank(b));
	return ['---', ...sorted, '---', ''].join('\n');
}
