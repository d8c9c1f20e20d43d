import type { SidebarGroup } from '../types.ts';

export const integrateAndDeploy: SidebarGroup = {
	label: 'Integrate and deploy',
	items: [
		{ label: 'Unleash hosting options', page: '/understanding-unleash/hosting-options' },
		{
			label: 'Self-hosting Unleash',
			page: '/using-unleash/deploy/getting-started',
			items: [
				{ label: 'Getting started', page: '/using-unleash/deploy/getting-started' },
				{ label: 'Configure Unleash', page: '/using-unleash/deploy/configuring-unleash' },
				{ label: 'Upgrade Unleash', page: '/using-unleash/deploy/upgrading-unleash' },
				{ label: 'License keys', page: '/using-unleash/deploy/license-keys' },
				{ label: 'Configuring Unleash to run over HTTPS', page: '/using-unleash/deploy/https' },
				{ label: 'Synchronize Unleash instances', page: '/how-to/how-to-synchronize-unleash-instances' },
			],
		},
		{
			label: 'Single sign-on',
			page: '/how-to/how-to-add-sso-open-id-connect',
			items: [
				{ label: 'Set up SSO with OpenID Connect', page: '/how-to/how-to-add-sso-open-id-connect' },
				{ label: 'Set up SSO with SAML 2.0 and Okta', page: '/how-to/how-to-add-sso-saml' },
				{ label: 'Set up SSO with SAML 2.0 and Keycloak', page: '/how-to/how-to-add-sso-saml-keycloak' },
				{
					label: 'Set up SSO with SAML 2.0 and Entra ID',
					page: '/how-to/how-to-add-sso-azure-saml',
				},
				{
					label: 'Set up user group syncing with Keycloak',
					page: '/how-to/how-to-setup-sso-keycloak-group-sync',
				},
				{ label: 'Set up user group SSO syncing', page: '/how-to/how-to-set-up-group-sso-sync' },
			],
		},
		{
			label: 'Automatic provisioning',
			page: '/how-to/how-to-setup-provisioning-with-okta',
			items: [
				{ label: 'Set up Okta provisioning', page: '/how-to/how-to-setup-provisioning-with-okta' },
				{ label: 'Set up Entra provisioning', page: '/how-to/how-to-setup-provisioning-with-entra' },
			],
		},
		{
			label: 'Integrations',
			page: '/reference/integrations',
			pageLabel: 'Overview',
			items: [
				{ label: 'Datadog', page: '/reference/integrations/datadog' },
				{
					label: 'Jira server',
					items: [
						{
							label: 'Jira Server - Installation',
							page: '/reference/integrations/jira-server-plugin-installation',
						},
						{
							label: 'Jira Server - Usage',
							page: '/reference/integrations/jira-server-plugin-usage',
						},
					],
				},
				{
					label: 'Jira cloud',
					items: [
						{
							label: 'Jira Cloud Integration - Installation',
							page: '/reference/integrations/jira-cloud-plugin-installation',
						},
						{
							label: 'Jira Cloud Integration - Usage',
							page: '/reference/integrations/jira-cloud-plugin-usage',
						},
					],
				},
				{ label: 'App for Slack', page: '/reference/integrations/slack-app' },
				{ label: 'Microsoft Teams', page: '/reference/integrations/teams' },
				{ label: 'Webhook', page: '/reference/integrations/webhook' },
				{ label: 'Terraform', page: '/reference/terraform' },
			],
		},
	],
};
