import { createHash } from 'node:crypto';

const hash = (text) => createHash('md5').update(String(text)).digest();
const pick = (list, name, place) => list[hash(name)[place] % list.length];
const areas = ['cart', 'checkout', 'search', 'invoices', 'login', 'delivery', 'gift-cards', 'stock', 'returns', 'reviews'];
const words = ['the', 'new', 'page', 'for', 'customers', 'faster', 'of', 'a', 'list', 'step', 'with', 'address', 'without'];

/** Identifiers that look random and are the same in each run. */
export const ids = (count) =>
  Array.from({ length: count }, (_, index) =>
    hash(index).toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  );

/** Flags as the Client API sends them: a share of the customers of certain plans, or of the values given. */
export const makeFlags = (count, contextName = 'plan', values = ['gold', 'platinum']) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${pick(areas, index, 0)}-${index}`;
    return {
      name,
      type: pick(['release', 'release', 'experiment', 'operational', 'kill-switch'], index, 1),
      enabled: true,
      project: pick(['default', 'payments', 'mobile'], index, 2),
      stale: false,
      strategies: [
        {
          name: 'flexibleRollout',
          constraints: [{ values, operator: 'IN', contextName }],
          parameters: { groupId: name, rollout: String(hash(index)[3] % 101), stickiness: 'default' },
          variants: [],
        },
      ],
      variants: [],
      description: Array.from({ length: 6 }, (_, place) => pick(words, name, place)).join(' '),
      impressionData: false,
    };
  });
