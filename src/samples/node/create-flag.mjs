// #region settings
const server = process.env.UNLEASH_SERVER ?? 'http://localhost:4242';
const token = process.env.UNLEASH_ADMIN_TOKEN;
const project = 'default';
const flag = 'new-checkout';
// #endregion settings

// #region call
async function call(method, path, body) {
  const response = await fetch(`${server}/api/admin/projects/${project}${path}`, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text && JSON.parse(text);
}
// #endregion call

// #region create
await call('POST', '/features', {
  name: flag,
  type: 'release',
  description: 'One-page checkout',
});
// #endregion create

// #region strategy
const strategy = await call('POST', `/features/${flag}/environments/development/strategies`, {
  name: 'flexibleRollout',
  title: 'Customers in the Nordics',
  parameters: { rollout: '50', stickiness: 'default', groupId: flag },
  constraints: [{ contextName: 'country', operator: 'IN', values: ['NO', 'SE', 'DK'] }],
  variants: [
    {
      name: 'one-page',
      weight: 200,
      weightType: 'fix',
      stickiness: 'default',
      payload: { type: 'string', value: 'Pay now' },
    },
    {
      name: 'two-steps',
      weight: 800,
      weightType: 'variable',
      stickiness: 'default',
      payload: { type: 'string', value: 'Continue' },
    },
  ],
});
// #endregion strategy

// #region enable
await call('POST', `/features/${flag}/environments/development/on`);
// #endregion enable

// #region check
const { environments } = await call('GET', `/features/${flag}`);
for (const { name, enabled, strategies } of environments) {
  console.log(`${name}: ${enabled ? 'on' : 'off'}, strategies: ${strategies.length}`);
}
console.log(`strategy: ${strategy.id}`);
// #endregion check
