import type { StoragePolicy } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { storagePolicyPaths } from './paths.ts';
import { storagePolicies, storagePolicyWords } from './storage-policy.ts';

const StoragePolicyDelete = deletionOf(storagePolicies);

/** What can be done to storage policies. `shown`: the one whose page this is. */
export function useStoragePolicyActions(shown?: StoragePolicy): Actions<StoragePolicy> {
  const t = useText(storagePolicyWords);
  return useActions(storagePolicies.subjects.item, shown, [
    editAction(t, ({ id }) => storagePolicyPaths.edit(id, shown && 'details')),
    deleteAction(t, storagePolicyPaths.list(), StoragePolicyDelete),
  ]);
}
