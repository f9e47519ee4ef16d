import { deletionOf } from '../../kit/confirm/index.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';

/** Says of each what it frees. */
export const PointDelete = deletionOf(recoveryPoints, {
  words: recoveryPointWords,
  icon: 'menu-recovery-points',
  answered: 'read',
  detail: ({ physical_size: size }, t, format) => t('delete.frees', { size: format.bytes(size) }),
});
