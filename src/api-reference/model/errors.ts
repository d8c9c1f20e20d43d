const id = '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10';

/** What servers really answer with an error, by status. Some have no id, and the size limit has only a message. */
export const errorExamples: Readonly<Record<string, object>> = {
	400: {
		id,
		name: 'BadDataError',
		message: 'Request validation failed: your request body or params contain invalid data.',
		details: [{ message: 'The `/body/name` property is required.', path: '/body/name' }],
	},
	401: { id, name: 'UnauthorizedError', message: 'You must log in to use Unleash.' },
	403: { id, name: 'PermissionError', message: 'You lack a permission.', permissions: ['UPDATE_FEATURE'] },
	404: { name: 'NotFoundError', message: 'There is nothing with this name.' },
	409: { name: 'NameExistsError', message: 'Something with this name exists already.' },
	413: { message: 'request entity too large' },
	415: { id, name: 'ContentTypeError', message: 'The content type must be application/json.' },
};
