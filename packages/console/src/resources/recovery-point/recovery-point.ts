import { type RecoveryPoint, recoveryPointApi, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { recoveryPointPaths } from './paths.ts';
import type en from './words/en.json';

export const recoveryPointWords = defineResourceWords<typeof en>(
  'recovery_point',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const recoveryPoints = definePagedResource<RecoveryPoint, typeof recoveryPointApi>({
  name: 'recovery_point',
  api: recoveryPointApi,
  subjects: recoveryPointSubjects,
  event: recoveryPointEvent,
  label: (point) => point.name,
  owner: (point) => point,
  words: recoveryPointWords,
  paths: recoveryPointPaths,
  icon: 'menu-recovery-points',
});
