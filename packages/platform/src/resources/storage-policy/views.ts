import { type StoragePolicy, storagePolicyEvent, storagePolicySubjects } from '@skydeck/contract';
import { toldToAll } from '../kit/cloud-records.ts';
import { recordViews } from '../kit/record-views.ts';
import type { StoragePolicyRecord } from './records.ts';

export const storagePolicyViews = recordViews<StoragePolicyRecord, StoragePolicy>({
  event: storagePolicyEvent,
  subject: storagePolicySubjects.item,
  audiences: toldToAll,
  show: async (_, policies) =>
    policies.map((policy) => ({
      id: policy.id,
      name: policy.name,
      tier: policy.tier,
      redundancy: { ...policy.redundancy },
      failure_domain: policy.failure_domain,
      qos: { ...policy.qos },
      storage: policy.storage,
      params: { ...policy.params },
      revision_number: policy.revision_number,
      created_at: policy.created_at,
      updated_at: policy.updated_at,
    })),
});
