// Old paths of API pages: an operation's page is named after its id, a tag's page after the tag.

/** Operations whose id changed while method and path stayed.
 * @type {readonly import('./types.ts').RedirectRow[]} */
export const renamedOperations = [
	[
		'/reference/api/unleash/add-milestone-to-release-plan-template',
		'/reference/api/unleash/add-milestone-to-release-template',
	],
	['/reference/api/unleash/archive-release-plan-template', '/reference/api/unleash/archive-release-template'],
	['/reference/api/unleash/create-release-plan-template', '/reference/api/unleash/create-release-template'],
	['/reference/api/unleash/delete-release-plan-template', '/reference/api/unleash/delete-release-template'],
	['/reference/api/unleash/get-all-release-plan-templates', '/reference/api/unleash/get-release-templates'],
	['/reference/api/unleash/get-release-plan-template', '/reference/api/unleash/get-release-template'],
	[
		'/reference/api/unleash/remove-release-plan-milestone',
		'/reference/api/unleash/remove-release-template-milestone',
	],
	['/reference/api/unleash/update-release-plan-template', '/reference/api/unleash/update-release-template'],
	[
		'/reference/api/unleash/update-release-plan-template-milestone',
		'/reference/api/unleash/update-release-template-milestone',
	],
	['/reference/api/unleash/validate', '/reference/api/unleash/validate-context-field-name'],
];

/** Tags that were renamed.
 * @type {readonly import('./types.ts').RedirectRow[]} */
export const renamedTags = [['/reference/api/unleash/edge', '/reference/api/unleash/unleash-edge']];
