import { recoveryPointSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type PointRecord, pointRecords } from './records.ts';

export const recoveryPointSearch = ownedSearch<PointRecord>({
  kind: pointRecords.kind,
  subject: recoveryPointSubjects.list,
  hit: ({ volume_name: volume }) => ({ detail: volume }),
});
