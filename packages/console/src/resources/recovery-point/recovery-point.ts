import { type RecoveryPoint, recoveryPointApi, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const recoveryPoints = defineResource<RecoveryPoint, typeof recoveryPointApi>({
  name: 'recovery_point',
  api: recoveryPointApi,
  subjects: recoveryPointSubjects,
  event: recoveryPointEvent,
  label: (point) => point.name,
  owner: (point) => point,
});

export const recoveryPointWords = defineResourceWords<typeof en>(
  'recovery_point',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
