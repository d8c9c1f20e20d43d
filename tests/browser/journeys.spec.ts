import { expect, type Locator, type Page, test } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { sample } from '../sample.ts';

/*
 * A new reader gets from the home page to a working result with at most four clicks, by links, menus and tabs alone.
 */

/** Where a reader clicks: an entry or a group of the sidebar, a link of the text, an entry of the contents, a tab. */
type Click = [where: 'menu' | 'group' | 'text' | 'contents' | 'tab', name: string];

interface Walk {
	wants: string;
	clicks: Click[];
	/** Address of the last page. */
	ends: string;
	/** What the reader came for, shown there. */
	sees: (string | RegExp)[];
}

const quickstart: Click = ['text', 'Check your first flag in code'];

const walks: Walk[] = [
	{
		wants: 'a first flag in Node.js',
		clicks: [quickstart, ['contents', '4. Connect your app']],
		ends: '/quickstart#4-connect-your-app',
		sees: ['npm install unleash-client', /new-checkout is (on|off)|(old|new) checkout/i],
	},
	{
		wants: 'a first flag in Python',
		clicks: [quickstart, ['tab', 'Python']],
		ends: '/quickstart',
		sees: ['pip install UnleashClient', 'client.is_enabled'],
	},
	{
		wants: 'a first flag in Java',
		clicks: [quickstart, ['tab', 'Java']],
		ends: '/quickstart',
		sees: ['unleash-client-java', 'isEnabled'],
	},
	{
		wants: 'a first flag in React',
		clicks: [quickstart, ['tab', 'Frontend SDK'], ['tab', 'React']],
		ends: '/quickstart',
		sees: ['npm install @unleash/proxy-client-react', 'useFlag'],
	},
	{
		wants: 'a server of its own with Docker and PostgreSQL',
		clicks: [['text', 'Set up your own server']],
		ends: '/using-unleash/deploy/getting-started',
		sees: ['docker compose up --detach --wait', 'PostgreSQL'],
	},
	{
		wants: 'Edge with TLS',
		clicks: [
			['menu', 'Unleash Edge'],
			['menu', 'Deploying'],
			['contents', 'TLS'],
		],
		ends: '/reference/unleash-edge/deploying#tls',
		sees: ['TLS_SERVER_CERT', 'TLS_SERVER_KEY'],
	},
	{
		wants: 'SAML single sign-on',
		clicks: [
			['menu', 'Integrate and deploy'],
			['group', 'Single sign-on'],
			['menu', 'Set up SSO with SAML 2.0 and Okta'],
		],
		ends: '/how-to/how-to-add-sso-saml',
		sees: ['/auth/saml/callback'],
	},
	{
		wants: 'a token for CI, and a flag by curl',
		clicks: [
			['menu', 'API reference'],
			['text', 'Create API tokens'],
			['contents', 'Use a token in a pipeline'],
		],
		ends: '/how-to/how-to-create-api-tokens#use-a-token-in-a-pipeline',
		sees: ['curl'],
	},
	{
		wants: 'to know why two users get different answers',
		clicks: [
			['text', 'Find out why a flag is off or missing'],
			['contents', 'Check the context and stickiness'],
		],
		ends: '/troubleshooting#check-the-context-and-stickiness',
		sees: ['A new random result for every evaluation'],
	},
	{
		wants: '10% of all companies',
		clicks: [
			['text', 'Release to 10% of your customers'],
			['contents', 'Release to companies instead of users'],
			['text', 'custom stickiness'],
		],
		ends: '/reference/stickiness#use-a-field-of-your-own',
		sees: ["properties: { companyId: 'c-118' }"],
	},
	{
		wants: 'to move flags between instances',
		clicks: [
			['menu', 'Core concepts'],
			['group', 'Projects and environments'],
			['menu', 'Environment import and export'],
		],
		ends: '/how-to/how-to-environment-import-export',
		sees: ['/api/admin/features-batch/export', '/api/admin/features-batch/import'],
	},
	{
		wants: 'to know who changed what',
		clicks: [
			['menu', 'Core concepts'],
			['group', 'Testing and monitoring'],
			['menu', 'Events'],
			['contents', 'Read events over the API'],
		],
		ends: '/reference/events#read-events-over-the-api',
		sees: ['createdBy'],
	},
	{
		wants: 'to upgrade from version 5 to 8',
		clicks: [['text', 'Upgrade Unleash']],
		ends: '/using-unleash/deploy/upgrading-unleash',
		sees: ['To version 6', 'To version 7', 'To version 8'],
	},
	{
		wants: 'the limits of a project',
		clicks: [
			['menu', 'Core concepts'],
			['group', 'Instance health and configuration'],
			['menu', 'Resource limits'],
			['contents', 'Limit the flags of one project'],
		],
		ends: '/reference/resource-limits#limit-the-flags-of-one-project',
		sees: ['featureLimit', 'InvalidOperationError'],
	},
];

/** How many walks one run takes on each screen. */
const SAMPLE = 5;

for (const [screen, width] of [
	['a desktop', 1440],
	['a phone', 390],
] as const) {
	test.describe(`on ${screen}`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const { wants, clicks, ends, sees } of sample(walks, SAMPLE, screen)) {
			test(`a reader who wants ${wants} gets there in ${clicks.length} clicks`, async ({ page }) => {
				expect(clicks.length).toBeLessThanOrEqual(4);
				await page.goto('/');
				for (const click of clicks) await take(page, click, width < limits.desktopFrom);
				await expect(page).toHaveURL(ends);
				for (const text of sees) {
					const shown = page.getByRole('main').getByText(text).filter({ visible: true });
					await expect(shown.first(), String(text)).toBeVisible();
				}
			});
		}
	});
}

/** Takes one click. On a narrow screen the menu and the contents of the page are opened first. */
async function take(page: Page, [where, name]: Click, narrow: boolean): Promise<void> {
	const menu = page.getByRole('navigation', { name: 'Main' });
	const main = page.getByRole('main');
	if (narrow && (where === 'menu' || where === 'group') && !(await menu.isVisible()))
		await page.getByRole('button', { name: 'Open menu' }).click();
	if (where === 'group') return menu.locator('summary').filter({ hasText: name }).first().click();
	if (where === 'tab')
		return main.locator('label').getByText(name, { exact: true }).filter({ visible: true }).first().click();
	const links = { menu, text: main, contents: narrow ? main.locator('.contents-closed') : contents(page) };
	if (narrow && where === 'contents') await links.contents.locator('summary').click();
	const link = links[where].getByRole('link', { name, exact: true }).first();
	const target = new URL((await link.getAttribute('href')) ?? '', page.url());
	await link.click();
	await page.waitForURL(target.href);
}

function contents(page: Page): Locator {
	return page.getByRole('navigation', { name: 'On this page' });
}
