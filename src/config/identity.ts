/** What the site says about itself, in one place. Texts that readers see are in the i18n collection. */
export const identity = {
	title: 'Unleash Docs',
	/** Who makes the product and publishes these pages. */
	author: 'Unleash',
	description: 'Documentation for Unleash, the enterprise-ready, open-source feature-flag service.',
	/** Where the sources of these pages live; edit links and issue links start here. */
	repository: 'https://github.com/Unleash/unleash-docs',
	/** Where each release of the server says what changed. */
	releases: 'https://github.com/Unleash/unleash/releases',
	branch: 'main',
	product: 'https://www.getunleash.io',
	/** Shown as it is: counting stars would need a request to a third party. */
	stars: '12.5k',
} as const;
