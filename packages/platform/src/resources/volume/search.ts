import { volumeSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type VolumeRecord, volumeRecords } from './records.ts';

export const volumeSearch = ownedSearch<VolumeRecord>({
  kind: volumeRecords.kind,
  subject: volumeSubjects.list,
  hit: ({ size, storage_policy_name: policy }) => ({ detail: `${size} GiB · ${policy}` }),
});
