import type { RecoveryPoint } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import archiveRestore from 'lucide-static/icons/archive-restore.svg?raw';
import { useNavigate } from 'react-router-dom';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, because, deleteAction, forFirst, namedAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { whyNotDeleteAmong, whyNotRestore } from './recovery-point.rules.ts';

registerIcons({ 'archive-restore': archiveRestore });

/** Says of each what it frees. */
const PointDelete = deletionOf(recoveryPoints, {
  words: recoveryPointWords,
  answered: 'read',
  detail: ({ physical_size: size }, t, format) => t('delete.frees', { size: format.bytes(size) }),
  keeps: ({ volume_name: name }, t) => [t('delete.keeps_volume', { name })],
});

/** What builds on a point is named on its page; what goes on with it ends by itself. */
const chainOf = (point: RecoveryPoint) =>
  whyNotDeleteAmong(point, [point]) === 'blocked.dependents' ? recoveryPointPaths.details(point.id) : null;

/** What can be done to recovery points. `shown`: the one whose page this is. */
export function usePointActions(shown?: RecoveryPoint): Actions<RecoveryPoint> {
  const t = useText(recoveryPointWords);
  const navigate = useNavigate();
  const whyDelete = (point: RecoveryPoint, among: readonly RecoveryPoint[], isPart?: boolean) => {
    const why = whyNotDeleteAmong(point, among);
    // What builds on it may be among those that nobody sees here.
    if (isPart && why === 'blocked.dependents') return false;
    return why && t(why, { count: point.dependents_count });
  };
  return useActions(recoveryPoints.subjects.item, shown, [
    namedAction(t, 'restore', 'archive-restore', {
      right: 'create',
      primary: true,
      blocked: because(t, whyNotRestore),
      // A panel over the page of the point, which knows nothing of what the list was searched for.
      run: forFirst(({ id }) => navigate(recoveryPointPaths.restore(id))),
    }),
    deleteAction(t, recoveryPointPaths.list(), PointDelete, whyDelete, chainOf),
  ]);
}
