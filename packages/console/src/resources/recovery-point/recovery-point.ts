import { type RecoveryPoint, recoveryPointApi, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const recoveryPoints = defineResource<RecoveryPoint, typeof recoveryPointApi>({
  name: 'recovery_point',
  api: recoveryPointApi,
  subjects: recoveryPointSubjects,
  event: recoveryPointEvent,
  label: (point) => point.name,
  owner: (point) => point,
});
