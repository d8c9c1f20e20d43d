import { expect, test } from 'vitest';
import { leadOf } from '~/ui/starlight/lead.ts';

const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

test('a tutorial opens with its outcome, its needs and its time', () => {
	expect(leadOf({ minutes: 10, needs: ['Node.js'], outcome: 'A flag.' }, t)).toEqual([
		{ label: 'lead.outcome', text: 'A flag.' },
		{ label: 'lead.needs', text: ['Node.js'] },
		{ label: 'lead.minutes', text: 'lead.minutesValue {"count":10}' },
	]);
});

test('a page without such facts opens with its text', () => {
	expect(leadOf({ title: 'Segments', needs: [] }, t)).toEqual([]);
});
