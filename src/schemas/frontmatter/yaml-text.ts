import { stringify } from 'yaml';

/**
 * Writes a value as YAML on one line, as a writer of this site would.
 *
 * @param value Text, number, boolean, list or group.
 * @param quoted Whether text is put in quotes even where YAML does not need them.
 */
export function yamlText(value: unknown, quoted = false): string {
	if (Array.isArray(value)) return `[${value.map((entry) => inFlow(entry)).join(', ')}]`;
	if (typeof value === 'object' && value !== null) {
		const fields = Object.entries(value).map(([key, inner]) => `${key}: ${inFlow(inner)}`);
		return `{ ${fields.join(', ')} }`;
	}
	const singleQuote = !String(value).includes("'");
	const quotes = singleQuote ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
	return stringify(value, { singleQuote, lineWidth: 0, defaultStringType: quoted ? quotes : 'PLAIN' }).trim();
}

/** Inside brackets, a comma or a bracket ends plain text. */
function inFlow(value: unknown): string {
	return yamlText(value, typeof value === 'string' && /[,[\]{}]/.test(value));
}
