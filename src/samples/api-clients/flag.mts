import createClient from 'openapi-fetch';
import type { paths } from './unleash.d.ts';

const api = createClient<paths>({
	baseUrl: process.env['UNLEASH_SERVER'] ?? 'http://localhost:4242',
	headers: { Authorization: process.env['UNLEASH_ADMIN_TOKEN'] },
});
const flag = { projectId: 'default', featureName: 'typed-checkout' };

const created = await api.POST('/api/admin/projects/{projectId}/features', {
	params: { path: { projectId: flag.projectId } },
	body: { name: flag.featureName, type: 'release' },
});
if (created.error) throw new Error(JSON.stringify(created.error));

await api.POST('/api/admin/projects/{projectId}/features/{featureName}/environments/{environment}/on', {
	params: { path: { ...flag, environment: 'development' } },
});

const { data } = await api.GET('/api/admin/projects/{projectId}/features/{featureName}', {
	params: { path: flag },
});
for (const { name, enabled } of data?.environments ?? []) console.log(name, enabled ? 'on' : 'off');
