import { volumeSubjects } from '@skydeck/contract';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import { serverRecords } from '../../server/records.ts';
import { volumesOf } from '../attach.ts';
import { volumeListRules, type VolumeEngine } from '../port.ts';
import { transferRecords, volumeRecords } from '../records.ts';
import { volumeSearch } from '../search.ts';
import { volumeViews } from '../views.ts';
import { attachVolume, detachVolume } from './attach.ts';
import {
  cloneVolume,
  createVolume,
  deleteVolume,
  extendVolume,
  resetVolume,
  updateVolume,
  uploadVolume,
} from './change.ts';
import { acceptVolume, offerVolume, withdrawVolume } from './transfer.ts';
import { volumeJobHandlers } from './transitions.ts';

// For resources that stand on this one.
export { begin as beginVolume } from './change.ts';

const volumes = ownedResource({
  tasks: 'compute.volumes',
  subjects: volumeSubjects,
  records: volumeRecords,
  views: volumeViews,
  rules: volumeListRules,
  remove: deleteVolume,
  search: volumeSearch,
});

export function createEmbeddedVolumes(store: Store): VolumeEngine {
  const write = transacting(store);
  return {
    ...volumes.crud(store, { create: createVolume, update: updateVolume }),
    extend: write(extendVolume),
    resetState: write(resetVolume),
    clone: write(cloneVolume),
    uploadToImage: write(uploadVolume),
    ofServer: (scope, serverId) =>
      store.read(async (tx) => {
        const { id } = await serverRecords.find(tx, scope, serverId);
        const data = await volumesOf(tx, id);
        return { data, count: data.length, next_marker: null };
      }),
    attach: write(attachVolume),
    detach: write(detachVolume),
    transfer: write(offerVolume),
    acceptTransfer: write(acceptVolume),
    cancelTransfer: write(withdrawVolume),
  };
}

export const embeddedVolumes: EmbeddedResource<VolumeEngine> = {
  open: ({ store }) => createEmbeddedVolumes(store),
  ...volumes.parts,
  lists: [
    ...volumes.parts.lists,
    describeList(transferRecords.kind, { sorts: [], filters: { volume_id: 'volume_id' } }),
  ],
  jobHandlers: volumeJobHandlers,
};
