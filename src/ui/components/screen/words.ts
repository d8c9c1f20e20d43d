import type { ScreenData, ScreenPart, TableCell } from '~/schemas/screen.ts';

/** Gives a text of the interface. */
export type Texts = (name: `screen.${string}`, values?: Record<string, string | number>) => string;

/** A line of the text alternative, with the lines below it. */
export interface Line {
	text: string;
	below?: Line[];
}

/**
 * What a drawn screen shows, in words: its parts in their order.
 *
 * @param marks texts of the numbered marks in their order, to name the number at each control
 */
export function wordsOf(data: ScreenData, marks: readonly string[], t: Texts): Line[] {
	const numbered = (text: string, mark?: string) =>
		mark ? `${text} (${t('screen.mark', { number: marks.indexOf(mark) + 1 })})` : text;
	const named = (kind: string, text: string, mark?: string) =>
		numbered(`${t(`screen.${kind}`)}: ${text}`, mark);
	const listed = (items: readonly string[], chosen: readonly string[]) =>
		items.map((item) => (chosen.includes(item) ? `${item} (${t('screen.chosen')})` : item)).join(', ');
	const cellText = (cell: TableCell) => {
		if (typeof cell === 'string') return cell;
		if ('button' in cell) return named('button', cell.button);
		return 'badge' in cell ? cell.badge : t(cell.switch ? 'screen.on' : 'screen.off');
	};

	const lineOf = (part: ScreenPart): Line[] => {
		switch (part.part) {
			case 'text':
			case 'notice':
				return [{ text: numbered(part.text, part.mark) }];
			case 'heading':
				return [{ text: named('heading', part.text) }];
			case 'field': {
				const value = part.value.replaceAll('\n', ' ') || t('screen.empty');
				const hint = part.hint ? [{ text: part.hint }] : [];
				const kind = part.kind === 'select' ? 'select' : 'field';
				return [{ text: named(kind, `${part.label.replace(/:$/, '')}, ${value}`, part.mark), below: hint }];
			}
			case 'facts':
				return part.rows.map(([name, value]) => ({ text: numbered(`${name}: ${value}`, part.mark) }));
			case 'switch':
				return [
					{
						text: named('switch', `${part.label}, ${t(part.on ? 'screen.on' : 'screen.off')}`, part.mark),
						below: part.hint ? [{ text: part.hint }] : [],
					},
				];
			case 'choice': {
				const options = listed(part.options, part.chosen);
				return [{ text: named('choice', part.label ? `${part.label}: ${options}` : options, part.mark) }];
			}
			case 'buttons':
				return part.items.map(({ label, mark }) => ({ text: named('button', label, mark) }));
			case 'menu':
				return [{ text: named('choice', listed(part.items, part.current ? [part.current] : []), part.mark) }];
			case 'tabs':
				return [{ text: named('tabs', listed(part.items, [part.current]), part.mark) }];
			case 'badges':
				return [
					{ text: numbered([part.label, part.items.join(', ')].filter(Boolean).join(': '), part.mark) },
				];
			case 'chart':
				return [{ text: named('chart', part.title, part.mark) }];
			case 'table':
				return part.rows.map(({ cells, mark }) => ({
					text: named(
						'row',
						cells
							.map((cell, index) => [part.columns[index], cellText(cell)].filter(Boolean).join(' '))
							.join(', '),
						mark,
					),
				}));
			case 'group': {
				const title = [part.title, part.badge].filter(Boolean).join(', ');
				return [
					{
						text: named('group', title || t('screen.untitled'), part.mark),
						below: part.parts.flatMap(lineOf),
					},
				];
			}
		}
	};

	const { path, title, action, side, parts, frame } = data;
	return [
		...(path.length > 0 ? [{ text: named('path', path.join(' > ')) }] : []),
		{ text: named(frame, title) },
		...(action ? [{ text: named('button', action.label, action.mark) }] : []),
		...(side ? [{ text: named('side', listed(side.items, [side.current])) }] : []),
		...parts.flatMap(lineOf),
	];
}

/** The lines as nested lists of HTML, with their text through `safe`. */
export function listOf(lines: readonly Line[], safe: (text: string) => string): string {
	const items = lines.map(
		({ text, below = [] }) => `<li>${safe(text)}${below.length > 0 ? listOf(below, safe) : ''}</li>`,
	);
	return `<ul>${items.join('')}</ul>`;
}
