import type { TextName } from '../text-name.ts';

/** A link whose text is in the i18n collection. */
export interface NavigationLink {
	labelKey: TextName;
	href: string;
}

/** What the top bar offers besides search, language and theme. */
export const navbar = {
	links: [
		{ labelKey: 'nav.academyIntroduction', href: '/unleash-academy/introduction' },
		{ labelKey: 'nav.product', href: 'https://www.getunleash.io/enterprise-feature-management-platform' },
		{ labelKey: 'nav.plans', href: 'https://www.getunleash.io/plans' },
		{ labelKey: 'nav.blog', href: 'https://www.getunleash.io/blog' },
		{
			labelKey: 'nav.academy',
			href: 'https://www.youtube.com/playlist?list=PLcVJ5JY19ncU_6cq2QaCuXDBbbitiJEn4',
		},
	] satisfies NavigationLink[],
	stars: { labelKey: 'nav.stars', href: 'https://github.com/Unleash/unleash' } satisfies NavigationLink,
	signIn: { labelKey: 'nav.signIn', href: 'https://app.unleash-hosted.com/sign-in' } satisfies NavigationLink,
	trial: { labelKey: 'nav.trial', href: 'https://www.getunleash.io/pricing' } satisfies NavigationLink,
};
