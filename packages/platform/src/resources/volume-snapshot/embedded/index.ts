import { volumeSnapshotSubjects } from '@skydeck/contract';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import type { Store } from '../../../store/store.ts';
import { snapshotListRules, type VolumeSnapshotEngine } from '../port.ts';
import { snapshotRecords } from '../records.ts';
import { snapshotSearch } from '../search.ts';
import { snapshotViews } from '../views.ts';
import { createSnapshot, deleteSnapshot, imageOfSnapshot, resetSnapshot, revertTo, updateSnapshot } from './change.ts';
import { snapshotJobHandlers } from './transitions.ts';

const snapshots = ownedResource({
  tasks: 'compute.volume_snapshots',
  subjects: volumeSnapshotSubjects,
  records: snapshotRecords,
  views: snapshotViews,
  rules: snapshotListRules,
  remove: deleteSnapshot,
  search: snapshotSearch,
});

export function createEmbeddedSnapshots(store: Store): VolumeSnapshotEngine {
  const write = transacting(store);
  return {
    ...snapshots.crud(store, { create: createSnapshot, update: updateSnapshot }),
    revert: write(revertTo),
    uploadToImage: write(imageOfSnapshot),
    resetState: write(resetSnapshot),
  };
}

export const embeddedVolumeSnapshots: EmbeddedResource<VolumeSnapshotEngine> = {
  open: ({ store }) => createEmbeddedSnapshots(store),
  ...snapshots.parts,
  jobHandlers: snapshotJobHandlers,
};
