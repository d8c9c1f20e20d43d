import type { IconName } from '../icon-names.ts';
import type { TextName } from '../text-name.ts';

/** A place where the project is present. The icon is a plain one of our set: trademarks are not shown. */
export interface SocialLink {
	labelKey: TextName;
	href: string;
	icon: IconName;
}

export const social: readonly SocialLink[] = [
	{ labelKey: 'social.sourceHosting', href: 'https://github.com/unleash/unleash', icon: 'git-branch' },
	{
		labelKey: 'social.professionalNetwork',
		href: 'https://www.linkedin.com/company/getunleash',
		icon: 'briefcase-business',
	},
	{ labelKey: 'social.microblog', href: 'https://twitter.com/getunleash', icon: 'at-sign' },
	{ labelKey: 'social.chat', href: 'https://slack.unleash.run', icon: 'message-circle' },
	{
		labelKey: 'social.questions',
		href: 'https://stackoverflow.com/questions/tagged/unleash',
		icon: 'circle-question-mark',
	},
	{
		labelKey: 'social.video',
		href: 'https://www.youtube.com/channel/UCJjGVOc5QBbEje-r7nZEa4A',
		icon: 'video',
	},
];
