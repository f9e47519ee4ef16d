import { stableId } from '../../../identity/accounts/stable-id.ts';
import { flavorRecords } from '../../../resources/flavor/records.ts';
import { indexOf } from '../../../resources/kit/owned-collection.ts';
import { placementRecords } from '../../../resources/placement/records.ts';
import { storagePolicyRecords } from '../../../resources/storage-policy/records.ts';
import type { Tx } from '../../../store/store.ts';

/** Nova's customary sizes, with the ids that they have there. */
const flavors = [
  { id: '100', name: 'tiny', vcpus: 1, ram: 512 },
  { id: '101', name: 'small', vcpus: 1, ram: 2048 },
  { id: '102', name: 'medium', vcpus: 2, ram: 4096 },
  { id: '103', name: 'large', vcpus: 4, ram: 8192 },
  { id: '104', name: 'xlarge', vcpus: 8, ram: 16_384 },
];

/** Names and descriptions are the operator's own: no words of ours. */
const placements = [
  { name: 'gpu', description: 'NVIDIA L4', isolated: true },
  { name: 'pci-scope', description: 'PCI DSS', isolated: true },
  { name: 'nvme', description: 'Local NVMe', isolated: false },
];

const copies = { type: 'raid1', m: 3, n: 2 } as const;
const policies = [
  { name: 'default', tier: 1, redundancy: copies, failure_domain: 1, qos: {} },
  { name: 'fast', tier: 0, redundancy: copies, failure_domain: 2, qos: { total_iops_sec: 10_000 } },
  { name: 'archive', tier: 3, redundancy: { type: 'raid6', m: 5, n: 2 }, failure_domain: 2, qos: {} },
] as const;

/** What every cloud begins with. Ids of placements: `stableId('placement', 'gpu')`. */
export async function seedFlavors(tx: Tx): Promise<void> {
  const at = tx.now.toISOString();
  const base = { project_id: '', domain_id: '', revision_number: 0, created_at: at, updated_at: at };
  await flavorRecords.in(tx).insertAll(
    flavors.map((flavor) => ({ ...base, swap: 0, traits: [], ...flavor })),
    indexOf,
  );
  await placementRecords.in(tx).insertAll(
    placements.map((placement) => ({ ...base, id: stableId('placement', placement.name), ...placement })),
    indexOf,
  );
  await storagePolicyRecords.in(tx).insertAll(
    policies.map((policy) => ({
      ...base,
      id: stableId('storage_policy', policy.name),
      storage: null,
      params: {},
      ...policy,
    })),
    indexOf,
  );
}
