import type { Translate } from '../../config/text-name.ts';
import { escapeText } from '../../markdown/code.ts';
import type { Limits } from './tree.ts';

/** Values and rules of a value as HTML; nothing if it has none. */
export function limitsToText(limits: Limits, t: Translate): string {
	const { values, pattern } = limits;
	const parts = [
		...(values
			? [`${escapeText(t(values.length === 1 ? 'api.always' : 'api.oneOf'))} ${values.map(code).join(', ')}`]
			: []),
		...range('', limits.minimum, limits.maximum, t),
		...range('Length', limits.minLength, limits.maxLength, t),
		...range('Items', limits.minItems, limits.maxItems, t),
		...(pattern === undefined ? [] : [`${escapeText(t('api.pattern'))} <code>${escapeText(pattern)}</code>`]),
		...('default' in limits ? [`${escapeText(t('api.default'))} ${code(limits.default)}`] : []),
	];
	return parts.length > 0 ? `<p class="limits">${parts.join('; ')}</p>` : '';
}

function range(
	kind: '' | 'Length' | 'Items',
	min: number | undefined,
	max: number | undefined,
	t: Translate,
): string[] {
	if (min === undefined && max === undefined) return [];
	if (kind !== '' && min === 1 && max === undefined) return [escapeText(t('api.notEmpty'))];
	const which = max === undefined ? 'atLeast' : min === undefined ? 'atMost' : 'between';
	return [escapeText(t(`api.${which}${kind}`, { min, max }))];
}

function code(value: unknown): string {
	return `<code>${escapeText(typeof value === 'string' && value !== '' ? value : JSON.stringify(value))}</code>`;
}
