import type { variables } from './requests.ts';

/** Words in files for tools, which have no language of the reader: of each variable, and of what is around. */
export const texts: Readonly<Record<keyof typeof variables | 'postman' | 'http' | 'page', string>> = {
	postman:
		'Every operation of the API, filled with the samples of its page. Set `baseUrl` and the tokens under Variables first.',
	http: 'Set the address and the tokens here; the requests below use them. They are filled with the samples of their pages.',
	baseUrl: 'Address of your server, without a slash at the end. That of a hosted instance ends in its name.',
	adminToken: 'For the Admin API: a personal access token, or a token of a service account.',
	backendToken: 'For the Client API: a backend token of one environment.',
	frontendToken: 'For the Frontend API: a frontend token of one environment.',
	page: 'Every field, in the reference',
};
