import type { HastContent, HastPluginDefinition } from 'satteri';
import { escapeText } from './code/html.ts';

/** Characters up to which code is never broken: half a line of a phone. */
const WHOLE = 22;
/** Characters after which a part without joints is broken anyway, so that it fits a cell of a phone. */
const LONGEST_PART = 24;

/**
 * Where long code may break: behind joints and spaces, and before capitals inside a word. A joint between two digits is
 * none, as it belongs to an address, a version, a port or a date.
 */
const JOINTS =
	/(?<=\w[-_./:=,&?]+)(?<!\/:)(?!(?<=\d[-.:])\d)(?=[\w{<$*"']|(?<=\/):)|(?<=\s)(?=\S)|(?<=[a-z\d])(?=[A-Z])(?!Z\b)/;

/** Parts in which no browser breaks a line on its own, even where lines can wrap. */
const UNBREAKABLE = /^\w*[-_./:=,&?]?\s*$/;

/** Days, and moments with their time and offset. */
const DATES = /(\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?(?!\w))/;

/**
 * The parts of a code between which a line may break; one part if it is short.
 *
 * @param code a name, path, command or value
 */
export function breakableParts(code: string): string[] {
	if (code.length <= WHOLE) return [code];
	return code.split(JOINTS).flatMap((part) => part.match(new RegExp(`.{1,${LONGEST_PART}}`, 'gs')) ?? []);
}

/** {@link breakableParts} as HTML. */
export function breakableHtml(code: string): string {
	return joinParts(breakableParts(code));
}

/**
 * Joins parts to HTML in which a line can break between them only. Chromium breaks at `<wbr>` even where text can't wrap,
 * but Firefox and WebKit don't, so long code can wrap, and the parts that would break elsewhere can't.
 */
function joinParts(parts: string[]): string {
	return parts
		.map((part) =>
			UNBREAKABLE.test(part) ? escapeText(part) : `<span class="whole">${escapeText(part)}</span>`,
		)
		.join('<wbr>');
}

/** The path of an API operation as HTML that breaks before a slash only. */
export function breakableEndpointHtml(path: string): string {
	return joinParts(path.split(/(?<=.)(?=\/)/));
}

/** A text as HTML whose paths break before a slash or the name of a parameter, not inside of it. */
export function breakablePathsHtml(text: string): string {
	return escapeText(text).replaceAll(/(?<=\w)(?=\/)|(?<=\/)(?=:)/g, '<wbr>');
}

/** A text as HTML whose dates do not break. */
export function wholeDatesHtml(text: string): string {
	return text
		.split(DATES)
		.map((part, index) => (index % 2 === 1 ? `<span class="whole">${part}</span>` : escapeText(part)))
		.join('');
}

/** Lets long inline code break at its joints only, short code and dates never; `styles/prose.css` has the other half. */
export function lineBreaks(): HastPluginDefinition {
	return {
		name: 'line-breaks',
		element: {
			filter: ['code', 'p', 'li', 'td', 'th'],
			visit(node, ctx) {
				for (const child of node.children) {
					if (child.type !== 'text') continue;
					const parts = node.tagName === 'code' ? codeParts(child.value) : dateParts(child.value);
					if (parts.length > 1) ctx.replaceNode(child, parts);
				}
			},
		},
	};
}

function codeParts(code: string): HastContent[] {
	const parts = breakableParts(code);
	if (parts.length === 1) return [{ type: 'text', value: code }];
	return parts.flatMap((part, index): HastContent[] => {
		const content = UNBREAKABLE.test(part) ? ({ type: 'text', value: part } as const) : whole(part);
		return index === 0
			? [content]
			: [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, content];
	});
}

function dateParts(text: string): HastContent[] {
	return text.split(DATES).flatMap((part, index): HastContent[] => {
		if (part === '') return [];
		if (index % 2 === 0) return [{ type: 'text', value: part }];
		return [whole(part)];
	});
}

function whole(value: string): HastContent {
	return {
		type: 'element',
		tagName: 'span',
		properties: { class: 'whole' },
		children: [{ type: 'text', value }],
	};
}
