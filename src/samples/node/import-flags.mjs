// Creates feature flags in Unleash from a JSON file. It adds what is missing and changes nothing that is there:
// node import-flags.mjs FILE [--dry-run] [--production]
import { isDeepStrictEqual as same, parseArgs } from 'node:util';
import { counted, need, readFlagFile, stopOnMistakes } from './flag-file.mjs';

process.once('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message ?? message);
  process.exit(1);
});
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, production: { type: 'boolean' } },
});
const [file = 'import-flags.json'] = positionals;
const server = (process.env.UNLEASH_URL ?? '').replace(/\/(api\/?)?$/, '');
const token = process.env.UNLEASH_API_TOKEN ?? '';

// 1. Check the file, before the first request.

const input = readFlagFile(file);
need(/^https?:\/\/\w/.test(server), 'UNLEASH_URL', server, 'the address of the server', 'http://localhost:4242');
need(token.startsWith('user:'), 'UNLEASH_API_TOKEN', token.slice(0, 5), 'a personal access token', 'user:…');
stopOnMistakes(file);

// 2. Compare with the server. These requests change nothing.

async function call(method, path, body) {
  const headers = { Authorization: token, 'Content-Type': 'application/json' };
  const response = await fetch(`${server}/api/admin${path}`, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.text();
  if (response.ok) return answer && JSON.parse(answer);
  const said = answer.startsWith('{') ? (JSON.parse(answer).details?.[0] ?? JSON.parse(answer)).message : answer;
  throw Object.assign(new Error(`${method} ${path} answered ${response.status}: ${said}`), { said });
}
const constraintOf = ({ contextName, operator, values = [], value, inverted = false, caseInsensitive = false }) =>
  ({ contextName, operator, values, ...(value !== undefined && { value }), inverted, caseInsensitive });
const variantOf = ({ name, weight, weightType, stickiness, payload }) =>
  ({ name, weight, weightType, stickiness, ...(payload && { payload }) });
const parentOf = ({ flag, enabled = true, variants = [] }) => ({ feature: flag, enabled, variants });

/** The rules of a flag as strategies, with the names of segments in place of ids. */
function strategiesOf(flag, { rules = [] }) {
  return rules.map(({ title = null, rollout = 100, stickiness = 'default', variants = [], ...rule }) => ({
    name: 'flexibleRollout',
    title,
    disabled: false,
    constraints: (rule.constraints ?? []).map(constraintOf),
    segments: (rule.segments ?? []).toSorted(),
    parameters: { rollout: String(rollout), stickiness, groupId: flag },
    // The server sorts variants, and wants a variable one: it gets what the others leave, which is its own weight.
    variants: variants.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((variant, at) => {
      const weightType = at === 0 ? 'variable' : 'fix';
      return variantOf({ ...variant, weight: Math.round(variant.weight * 10), weightType, stickiness });
    }),
  }));
}

/** What the server has of a flag in an environment, in the form of strategiesOf. */
function stateOf(flag, now) {
  const nameOf = (id) => now.segments.find((segment) => segment.id === id)?.name;
  const strategies = now.strategies.get(flag) ?? [];
  return {
    enabled: now.featureEnvironments.some((state) => state.featureName === flag && state.enabled),
    strategies: strategies.map(({ name, title, disabled, constraints, segments, parameters, variants }) => ({
      name,
      title: title || null,
      disabled: disabled ?? false,
      constraints: constraints.map(constraintOf),
      segments: segments.map(nameOf).sort(),
      parameters,
      variants: variants.map(variantOf),
    })),
  };
}

const { segments = [], flags } = input;
const rules = flags.flatMap((flag) => Object.values(flag.environments)).flatMap((settings) => settings.rules ?? []);
const constraints = [...segments, ...rules].flatMap((thing) => thing.constraints ?? []).map(constraintOf);
const has = (list, name) => list.some((known) => known.name === name);
const serverSegments = (await call('GET', '/segments')).segments;
const newSegments = segments.filter(({ name }) => !has(serverSegments, name));

for (const text of new Set(constraints.map((constraint) => JSON.stringify(constraint)))) {
  const constraint = JSON.parse(text);
  const error = await call('POST', '/constraints/validate', constraint).catch(({ said, message }) => said ?? message);
  const found = constraint.value ?? constraint.values;
  need(!error, `constraint on ${constraint.contextName}`, found, `what the server takes: ${error}`, 'another value');
}
for (const segment of segments) {
  const found = serverSegments.find(({ name }) => name === segment.name)?.constraints.map(constraintOf);
  const isRight = !found || same(found, segment.constraints.map(constraintOf));
  const write = 'another name, as other flags may use this one';
  need(isRight, `segment ${segment.name}`, found, 'the constraints of the file', write);
}
for (const name of new Set(rules.flatMap((rule) => rule.segments ?? []))) {
  const isKnown = has([...segments, ...serverSegments], name);
  need(isKnown, 'segments of a rule', name, 'a segment of the file or the server', 'it into the list segments');
}
const isField = (stickiness) => !['default', 'random'].includes(stickiness);
const sticky = rules.map((rule) => rule.stickiness ?? 'default').filter(isField);
const serverFields = await call('GET', '/context');
const newFields = [...new Set([...sticky, ...constraints.map(({ contextName }) => contextName)])]
  .filter((name) => !has(serverFields, name))
  .map((name) => ({ name, stickiness: sticky.includes(name), legalValues: [] }));
const { tagTypes } = await call('GET', '/tag-types');
const newTagTypes = [...new Set(flags.flatMap((flag) => flag.tags ?? []).map((tag) => tag.split(':')[0]))]
  .filter((name) => !has(tagTypes, name))
  .map((name) => ({ name }));

const plan = new Map(flags.map(({ name }) => [name, { isNew: false, added: [], kept: [] }]));
const batches = [];
for (const project of new Set(flags.map((flag) => flag.project ?? 'default'))) {
  const own = flags.filter((flag) => (flag.project ?? 'default') === project);
  const answer = await call('GET', `/environments/project/${project}`);
  const environments = answer.environments.filter(({ visible }) => visible);
  const names = environments.map(({ name }) => name);
  need(names.length > 0, 'project', project, 'a project of the server', '"project": "default"');
  for (const name of new Set(own.flatMap((flag) => Object.keys(flag.environments)))) {
    const isKnown = names.length === 0 || names.includes(name);
    need(isKnown, `environments in ${project}`, name, names.join(', '), `"${names[0]}"`);
  }
  const created = new Set();
  for (const { name: environment, type } of environments) {
    const now = await call('POST', '/features-batch/export', { environment, features: own.map(({ name }) => name) });
    // An export has strategies in any order. The order decides about variants.
    now.strategies = new Map();
    for (const { name } of now.features.filter((feature) => feature.project === project)) {
      const path = `/projects/${project}/features/${name}/environments/${environment}/strategies`;
      now.strategies.set(name, await call('GET', path));
    }
    const isGuarded = type === 'production' && !options.production;
    const items = own.map((flag) => itemOf(flag, { project, environment, now, isGuarded, created })).filter(Boolean);
    if (items.length > 0) batches.push({ project, environment, items });
  }
}

/** What the import must say of a flag in an environment, or undefined where nothing is added. */
function itemOf(flag, { project, environment, now, isGuarded, created }) {
  const entry = plan.get(flag.name);
  const feature = now.features.find(({ name }) => name === flag.name);
  const isHere = !feature || feature.project === project;
  need(!feature?.archived, 'flags', flag.name, 'a name that no archived flag has', 'another name, or revive the flag');
  need(isHere, `project of ${flag.name}`, project, 'the project that has the flag', `"${feature?.project}"`);
  entry.isNew = !feature;
  const isCreation = !feature && !created.has(flag.name);
  created.add(flag.name);
  const settings = flag.environments[environment];
  if (!settings && !isCreation) return undefined;
  const strategies = strategiesOf(flag.name, settings ?? {});
  const found = stateOf(flag.name, now);
  const enabled = isGuarded ? found.enabled : (settings?.enabled ?? false);
  const waits = settings?.enabled && !enabled ? ' (on with --production)' : '';
  const isEmpty = !found.enabled && found.strategies.length === 0;
  const isSame = same(found.strategies, strategies);
  const turnsOn = options.production && isSame && enabled && !found.enabled;
  if (isCreation || turnsOn || (isEmpty && !isSame)) {
    const state = `${enabled ? 'on' : 'off'}${waits}, ${counted(strategies.length, 'rule')}`;
    if (settings) entry.added.push(`${environment} ${state}`);
    return { flag, feature, now, strategies, enabled };
  }
  if (!isSame) entry.kept.push(`${environment} has other rules`);
  else if (found.enabled !== settings.enabled) {
    entry.kept.push(`${environment} ${found.enabled ? 'on' : 'off'}${waits}`);
  }
  return undefined;
}

/** The body of an import. What the server has of a flag is repeated, as the import would overwrite it. */
function bodyOf({ project, environment, items }, allSegments) {
  const features = items.map(({ flag: { name, type = 'release', description = '' }, feature }) =>
    ({ ...(feature ?? { name, type, description, stale: false, impressionData: false }), project }));
  const tagsOf = ({ name, tags = [] }) => tags.map((tag) => {
    const [tagType] = tag.split(':');
    return { featureName: name, tagType, tagValue: tag.slice(tagType.length + 1) };
  });
  const tagsOnServer = ({ name }, now) => now.featureTags.filter(({ featureName }) => featureName === name);
  const segmentId = (name) => allSegments.findIndex((segment) => segment.name === name);
  return {
    project,
    environment,
    data: {
      features,
      featureStrategies: items.flatMap(({ flag, strategies }) => strategies.map((strategy, sortOrder) =>
        ({ ...strategy, featureName: flag.name, sortOrder, segments: strategy.segments.map(segmentId) }))),
      featureEnvironments: items.map(({ flag: { name }, enabled }) =>
        ({ name, featureName: name, environment, enabled, variants: [] })),
      contextFields: newFields,
      featureTags: items.flatMap(({ flag, feature, now }) => feature ? tagsOnServer(flag, now) : tagsOf(flag)),
      tagTypes: newTagTypes,
      segments: allSegments.map(({ name }, id) => ({ id, name })),
      dependencies: items.filter(({ flag, feature }) => flag.parent && !feature).map(({ flag: { name, parent } }) =>
        ({ feature: name, dependencies: [parentOf(parent)] })),
    },
  };
}

stopOnMistakes(file);
for (const batch of batches) {
  const where = `import into ${batch.project}, ${batch.environment}`;
  const { errors, permissions } = await call('POST', '/features-batch/validate', bodyOf(batch, serverSegments));
  for (const { message, affectedItems } of [...errors, ...permissions]) {
    need(false, where, affectedItems, message, 'nothing here, but mend this on the server');
  }
}
stopOnMistakes(file);

// 3. Say what is missing, and add it.

for (const { name } of newSegments) console.log(`+ segment ${name}`);
for (const { name } of batches.length > 0 ? newFields : []) console.log(`+ context field ${name}`);
for (const { name } of batches.length > 0 ? newTagTypes : []) console.log(`+ tag type ${name}`);
for (const [name, { isNew, added, kept }] of plan) {
  const sign = isNew || added.length > 0 ? '+' : kept.length > 0 ? '!' : '=';
  const keeps = kept.length > 0 ? [`left as it is: ${kept.join('; ')}`] : [];
  console.log(`${sign} flag ${name}: ${[...added, ...keeps].join('; ') || (isNew ? 'no environment' : 'is there')}`);
}
const byHand = flags.flatMap(({ name, notCarriedOver = [] }) => notCarriedOver.map((text) => `- ${name}: ${text}`));
if (byHand.length > 0) console.log(`\nNot carried over, decide yourself:\n${byHand.join('\n')}`);

if (newSegments.length + batches.length === 0) console.log('\nNothing to add.');
else if (options['dry-run']) console.log('\nDry run: nothing was changed.');
else {
  for (const segment of newSegments) {
    await call('POST', '/segments', { ...segment, constraints: segment.constraints.map(constraintOf) });
  }
  const allSegments = [...serverSegments, ...newSegments];
  for (const batch of batches) await call('POST', '/features-batch/import', bodyOf(batch, allSegments));
  console.log('\nAdded.');
}
