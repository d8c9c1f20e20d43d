/** The moment that every picture shows. */
export const MOMENT = Date.parse('2026-11-20T10:24:00Z');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** What differs from world to world and may not differ in pictures. */
export interface Varying {
	/** Address of the server. */
	url: string;
	/** When the world was filled, as a number of milliseconds. */
	filled: number;
}

/** Address that pictures show instead of the world's. */
const SHOWN_URL = 'https://unleash.example.com';

/**
 * Makes an answer of the server the same in every world: dates, address, ids and secrets.
 *
 * @param text JSON as the server sent it
 */
export function steadyAnswer(text: string, { url, filled }: Varying): string {
	return text
		.replaceAll(url, SHOWN_URL)
		.replace(INSTANT, (instant) => steadyInstant(instant, filled))
		.replace(
			/("(?:instanceId|clientId)":")[0-9a-f]{8}-[0-9a-f-]{27}"/g,
			'$16f1c2a9e-0d4b-4c8e-9a57-3b8d2e5f7a10"',
		)
		.replace(/("groupId":")[0-9A-HJKMNP-TV-Z]{26}"/g, '$101KAFZ3V8M2E7W5Q9C4T6R1X0B"')
		.replace(
			/(token=|invite=|"secret":"\w+:)[0-9a-f]{32,}/g,
			(_, before) => `${before}${'0123456789abcdef'.repeat(3)}`,
		)
		.replace(/"imageUrl":"[^"]*"/g, '"imageUrl":""');
}

/**
 * Moves an instant of the world to the moment of the pictures. Full hours are numbers of metrics and keep their
 * distance, what was made while the world was filled becomes that moment, and what is years away stays.
 */
export function steadyInstant(instant: string, filled: number): string {
	const at = Date.parse(instant);
	if (Math.abs(at - filled) > 60 * DAY) return instant;
	const floor = (value: number, unit: number) => Math.floor(value / unit) * unit;
	if (at % HOUR === 0) return iso(at - floor(filled, HOUR) + floor(MOMENT, HOUR));
	if (Math.abs(at - filled) < 12 * HOUR) return iso(MOMENT - MINUTE);
	return iso(floor(MOMENT, DAY) + Math.round((at - filled) / DAY) * DAY);
}

function iso(at: number): string {
	return new Date(at).toISOString();
}
