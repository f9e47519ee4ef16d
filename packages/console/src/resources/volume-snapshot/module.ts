import type { ResourceModule } from '../../kit/module.ts';
import { volumeSnapshots, volumeSnapshotWords } from './volume-snapshot.ts';

export const volumeSnapshot: ResourceModule = {
  resource: volumeSnapshots,
  pages: [],
  frames: [],
  tasks: [
    {
      name: 'compute.volume_snapshots.delete_many',
      words: volumeSnapshotWords,
      retryEndpoint: volumeSnapshots.api.removeMany,
    },
  ],
};
