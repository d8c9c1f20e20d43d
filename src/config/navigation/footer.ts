import { identity } from '../identity.ts';
import type { TextName } from '../text-name.ts';

/** A link of the footer: `label` where the text is a name, `labelKey` where it is a UI text. */
export interface FooterLink {
	label?: string;
	labelKey?: TextName;
	href: string;
}

export interface FooterGroup {
	labelKey: TextName;
	links: readonly FooterLink[];
}

/** The footer of every page. */
export interface Footer {
	/** Whether it follows the reader's theme or keeps one. */
	style: 'theme' | 'light' | 'dark';
	/** Size of the pennant above the claim, in CSS pixels; nothing stands there without one. */
	logo?: { size: number };
	claim: TextName;
	links: readonly FooterGroup[];
	/** The line on where the product is made, and the one on whose pages these are. */
	origin: TextName;
	copyright: { labelKey: TextName; year: number };
}

const sdk = (label: string, name: string): FooterLink => ({ label, href: `/reference/sdks/${name}` });

const links: readonly FooterGroup[] = [
	{
		labelKey: 'footer.serverSdks',
		links: [
			sdk('Node.js', 'node'),
			sdk('Java', 'java'),
			sdk('Go', 'go'),
			sdk('Rust', 'rust'),
			sdk('Ruby', 'ruby'),
			sdk('Python', 'python'),
			sdk('.NET', 'dotnet'),
			sdk('PHP', 'php'),
			{ labelKey: 'footer.allSdks', href: '/reference/sdks' },
		],
	},
	{
		labelKey: 'footer.frontendSdks',
		links: [
			sdk('JavaScript', 'javascript-browser'),
			sdk('React', 'react'),
			sdk('Next.js', 'next-js'),
			sdk('Vue', 'vue'),
			sdk('iOS', 'ios'),
			sdk('Android', 'android'),
			sdk('Flutter', 'flutter'),
		],
	},
	{
		labelKey: 'footer.useCases',
		links: [
			{ labelKey: 'footer.scalable', href: '/topics/feature-flags/feature-flag-best-practices' },
			{ labelKey: 'footer.rollbacks', href: 'https://www.getunleash.io/feature-flag-use-cases-rollbacks' },
			{ labelKey: 'footer.compliance', href: '/using-unleash/compliance/compliance-overview' },
			{ labelKey: 'footer.rollouts', href: '/feature-flag-tutorials/use-cases/gradual-rollout' },
			{ labelKey: 'footer.trunk', href: '/feature-flag-tutorials/use-cases/trunk-based-development' },
			{
				labelKey: 'footer.killSwitches',
				href: 'https://www.getunleash.io/feature-flag-use-cases-software-kill-switches',
			},
			{ labelKey: 'footer.abTesting', href: '/feature-flag-tutorials/use-cases/a-b-testing' },
			{ labelKey: 'footer.management', href: 'https://www.getunleash.io/blog/feature-management' },
			{ labelKey: 'footer.canary', href: 'https://www.getunleash.io/blog/canary-deployment-what-is-it' },
		],
	},
	{
		labelKey: 'footer.product',
		links: [
			{ labelKey: 'footer.quickstart', href: '/quickstart' },
			{ labelKey: 'footer.architecture', href: '/understanding-unleash/unleash-overview' },
			{ labelKey: 'footer.pricing', href: 'https://www.getunleash.io/pricing' },
			{ labelKey: 'footer.vision', href: 'https://www.getunleash.io/product-vision' },
			{ labelKey: 'footer.demo', href: 'https://app.unleash-hosted.com/demo/login' },
			{ labelKey: 'footer.openSource', href: 'https://www.getunleash.io/open-source' },
			{
				labelKey: 'footer.enterprise',
				href: 'https://www.getunleash.io/enterprise-feature-management-platform',
			},
			{ labelKey: 'footer.comparison', href: 'https://www.getunleash.io/unleash-vs-launchdarkly' },
		],
	},
	{
		labelKey: 'footer.support',
		links: [
			{ labelKey: 'footer.helpCenter', href: 'https://www.getunleash.io/support' },
			{ labelKey: 'footer.status', href: 'https://unleash.instatus.com' },
			{ labelKey: 'footer.changelog', href: identity.releases },
		],
	},
];

export const footer: Footer = {
	style: 'theme',
	logo: { size: 26 },
	claim: 'footer.claim',
	links,
	origin: 'footer.cosy',
	copyright: { labelKey: 'footer.copyright', year: 2025 },
};
