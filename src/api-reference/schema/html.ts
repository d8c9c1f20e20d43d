import type { Translate } from '../../config/text-name.ts';
import { escapeAttribute, escapeText } from '../../markdown/code.ts';
import { proseToHtml } from '../prose.ts';
import { limitsToText } from './limits.ts';
import type { Content, Value } from './tree.ts';

/** A list of values, each with its own id and a link to itself. */
export function valuesToHtml(values: readonly Value[], t: Translate): string {
	return `<ul class="fields">${values.map((value) => valueToHtml(value, t)).join('')}</ul>`;
}

/** What a body holds: its first level open, what is deeper in closed details. */
export function bodyToHtml({ type, content, limits, description }: Value, t: Translate): string {
	return `<p class="body-type">${escapeText(type)}${limitsToText(limits, t)}</p>${proseToHtml(description)}${contentToHtml(content, t)}`;
}

function valueToHtml(value: Value, t: Translate): string {
	const { id, name, type, required, deprecated, description, limits, content } = value;
	const anchor = escapeAttribute(id);
	return (
		`<li id="${anchor}"><a href="#${anchor}">${escapeText(name || t('api.anyKey'))}</a> <i>${escapeText(type)}</i>` +
		(required ? ` <b>${escapeText(t('api.required'))}</b>` : '') +
		(deprecated ? ` <b class="old">${escapeText(t('api.deprecated'))}</b>` : '') +
		proseToHtml(description) +
		limitsToText(limits, t) +
		nestedToHtml(content, t) +
		'</li>'
	);
}

/** What a value holds, closed. */
function nestedToHtml(content: Content, t: Translate): string {
	if (content.kind === 'none' || content.kind === 'same') return contentToHtml(content, t);
	const count = content.kind === 'fields' ? content.fields.length : content.choices.length;
	const summary = t(content.kind === 'fields' ? (count === 1 ? 'api.field' : 'api.fields') : 'api.choices', {
		count,
	});
	return `<details><summary>${escapeText(summary)}</summary>${contentToHtml(content, t)}</details>`;
}

function contentToHtml(content: Content, t: Translate): string {
	switch (content.kind) {
		case 'none':
			return '';
		case 'same': {
			const key = content.recursive ? 'api.recursive' : 'api.same';
			return `<p class="limits">${escapeText(t(key))} <a href="#${escapeAttribute(content.id)}">${escapeText(content.id)}</a></p>`;
		}
		case 'fields':
			return valuesToHtml(content.fields, t);
		case 'choices':
			return `<ol class="choices">${content.choices
				.map(
					(choice) =>
						`<li id="${escapeAttribute(choice.id)}"><i>${escapeText(choice.type)}</i>${proseToHtml(choice.description)}${contentToHtml(choice.content, t)}</li>`,
				)
				.join('')}</ol>`;
	}
}
