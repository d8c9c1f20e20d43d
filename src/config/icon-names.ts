/** Icons that the site uses, by their names in the Lucide set. One that is not here is a word to add. */
export const iconNames = [
	'arrow-left',
	'arrow-right',
	'arrow-up-right',
	'at-sign',
	'briefcase-business',
	'circle-question-mark',
	'git-branch',
	'heart',
	'languages',
	'message-circle',
	'message-circle-question-mark',
	'moon',
	'pencil',
	'search',
	'star',
	'sun',
	'video',
	'x',
] as const;

export type IconName = (typeof iconNames)[number];
