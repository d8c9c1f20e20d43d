import type { ScreenData, ScreenPart } from '~/schemas/screen.ts';

/** Labels that a drawing shows as the product's own: everything but values, examples and what the product composes. */
export function labelsOf({ title, path, side, action, parts, composed }: ScreenData): string[] {
	const all = [
		title,
		...path,
		...(side?.items ?? []),
		...(action ? [action.label] : []),
		...parts.flatMap(labelsIn),
	];
	return [...new Set(all)].filter((label) => label !== '' && !composed.includes(label));
}

function labelsIn(part: ScreenPart): string[] {
	switch (part.part) {
		case 'text':
			return part.soft ? [part.text] : [];
		case 'heading':
			return [part.text];
		case 'field':
			return [part.label, ...(part.hint ? [part.hint] : [])];
		case 'facts':
			return part.rows.map(([name]) => name);
		case 'switch':
			return [part.label];
		case 'choice':
			return [...(part.label ? [part.label] : []), ...part.options];
		case 'buttons':
			return part.items.map(({ label }) => label);
		case 'tabs':
		case 'menu':
			return part.items;
		case 'table':
			return [
				...part.columns,
				...part.rows.flatMap(({ cells }) =>
					cells.flatMap((cell) => {
						if (typeof cell === 'string' || 'switch' in cell) return [];
						return 'badge' in cell ? cell.badge : cell.button;
					}),
				),
			];
		case 'chart':
			return [part.title];
		case 'group':
			return [
				...[part.title, part.badge].filter((text) => text !== undefined),
				...part.parts.flatMap(labelsIn),
			];
		case 'notice':
		case 'badges':
			return [];
	}
}
