import type { RecoveryPoint } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import archiveRestore from 'lucide-static/icons/archive-restore.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useCan } from '../../kit/permissions/abilities.ts';
import { forFirst, type RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { recoveryPoints } from './recovery-point.ts';
import { whyNotDeleteAmong, whyNotRestore } from './recovery-point.rules.ts';
import { recoveryPointWords } from './words.ts';

registerIcons({ 'archive-restore': archiveRestore, 'trash-2': trash });

interface Ways {
  readonly restore: (point: RecoveryPoint) => void;
  readonly remove: (points: readonly RecoveryPoint[]) => void;
}

/** What can be done to recovery points; each is there for who may do it, and says why not while the state forbids it. */
export function usePointActions({ restore, remove }: Ways): readonly RowAction<RecoveryPoint>[] {
  const t = useText(recoveryPointWords);
  const mayRestore = useCan(recoveryPoints.subjects.item, 'create');
  const mayDelete = useCan(recoveryPoints.subjects.item, 'delete');
  const whyRestore = (point: RecoveryPoint) => {
    const why = whyNotRestore(point);
    return why && t(why);
  };
  const whyDelete = (point: RecoveryPoint, among: readonly RecoveryPoint[]) => {
    const why = whyNotDeleteAmong(point, among);
    return why && t(why, { count: point.dependents_count });
  };
  return [
    ...(mayRestore
      ? [
          {
            key: 'restore',
            label: t('restore.action'),
            icon: 'archive-restore',
            blocked: whyRestore,
            run: forFirst(restore),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            bulk: true,
            blocked: whyDelete,
            run: remove,
          },
        ]
      : []),
  ];
}
