import { type VolumeSnapshot, volumeSnapshotApi, volumeSnapshotEvent, volumeSnapshotSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { statusOf } from '../../kit/list/index.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { snapshotStates } from './volume-snapshot.rules.ts';
import type en from './words/en.json';

export const volumeSnapshotWords = defineResourceWords<typeof en>(
  'volume-snapshot',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const volumeSnapshots = {
  ...defineResource<VolumeSnapshot, typeof volumeSnapshotApi>({
    name: 'volume_snapshot',
    api: volumeSnapshotApi,
    subjects: volumeSnapshotSubjects,
    event: volumeSnapshotEvent,
    label: (snapshot) => snapshot.name,
    owner: (snapshot) => snapshot,
    shownOn: { resource: 'volume', tab: 'snapshots', id: (snapshot) => snapshot.volume_id },
  }),
  words: volumeSnapshotWords,
  icon: 'camera',
};

export const snapshotStatus = statusOf(volumeSnapshotWords, snapshotStates);
