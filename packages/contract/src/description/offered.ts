import { flavorSorts } from '../flavor/index.ts';
import { placementSorts } from '../placement/index.ts';
import { storagePolicySorts } from '../storage-policy/index.ts';
import { exampleIds as ids } from './example-ids.ts';
import { readOperations, task } from './operation.ts';

// What administrators of the cloud offer, and every project uses.

const cloudList = (sorts: readonly string[], filters: readonly string[], ...search: string[]) => ({
  sorts,
  filters: ['id', 'name', ...filters],
  search: ['name', 'id', ...search],
});

const flavors = {
  tag: 'Flavors',
  calls: {
    ...readOperations({ one: 'a flavor', many: 'flavors', list: cloudList(flavorSorts, ['vcpus', 'ram', 'traits']) }),
    create: {
      summary: 'Create a flavor',
      description: 'Memory and swap are in MiB. A flavor cannot be changed.',
      example: { name: 'general-2', vcpus: 2, ram: 4096 },
    },
    remove: { summary: 'Delete a flavor', description: 'Servers keep the size that they were created with.' },
    removeMany: { summary: 'Delete several flavors', description: task, example: { ids: ['100'] } },
  },
} as const;

const placements = {
  tag: 'Placements',
  calls: readOperations({
    one: 'a placement',
    many: 'placements',
    list: cloudList(placementSorts, ['isolated'], 'description'),
  }),
} as const;

const policy = { name: 'three-copies', tier: 0, redundancy: { type: 'raid1', m: 3, n: 2 }, failure_domain: 1 } as const;

const storagePolicies = {
  tag: 'Storage policies',
  calls: {
    ...readOperations({
      one: 'a storage policy',
      many: 'storage policies',
      list: cloudList(storagePolicySorts, ['tier', 'failure_domain']),
    }),
    create: {
      summary: 'Create a storage policy',
      description: '`raid1`: m copies, n at least. `raid6`: m pieces with data, n with parity. A limit of -1 is none.',
      example: policy,
    },
    update: {
      summary: 'Change a storage policy',
      description: 'Send all of it. A policy that volumes use keeps its name.',
      revision: true,
      example: policy,
    },
    remove: { summary: 'Delete a storage policy', description: 'No volume may use it.' },
    removeMany: { summary: 'Delete several storage policies', description: task, example: { ids: [ids.object] } },
  },
} as const;

export const offered = {
  flavorApi: flavors,
  placementApi: placements,
  storagePolicyApi: storagePolicies,
} as const;
