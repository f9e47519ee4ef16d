import { volumeSnapshotSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { volumeRecords } from '../volume/records.ts';
import { type SnapshotRecord, snapshotRecords } from './records.ts';

export const snapshotSearch = ownedSearch<SnapshotRecord>({
  kind: snapshotRecords.kind,
  subject: volumeSnapshotSubjects.list,
  hit: async ({ volume_id: id }, tx) => ({ detail: (await volumeRecords.in(tx).get(id))?.name ?? '' }),
});
