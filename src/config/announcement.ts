import type { TextName } from './text-name.ts';

/** A bar above the page. Readers who close it do not see it again until its id changes. */
export interface Announcement {
	id: string;
	backgroundColor: string;
	textColor: string;
	isCloseable: boolean;
	/** Name of its text in the dictionaries, so that each language says it in its own words. */
	content: TextName;
	href?: string;
}

/** The announcement of the day, or `undefined` for none. */
export const announcement: Announcement | undefined = {
	id: 'unleash-8-2',
	backgroundColor: 'var(--ink)',
	textColor: 'var(--paper)',
	isCloseable: true,
	content: 'announcement.content',
	href: '/availability',
};
