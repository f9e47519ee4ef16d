import type { RecoveryPoint } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { recoveryPoints } from './recovery-point.ts';
import { recoveryPointWords } from './words.ts';

/** Each is there, and on its way out, until an event says that it is gone. */
const toDelete = { applyEvent: () => recoveryPoints.items.invalidate() };

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly points: readonly RecoveryPoint[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Says of each what it frees. */
export function PointDelete({ points, refused, onClose, onDeleted }: Props) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  return (
    <DeleteChosen
      chosen={points}
      nameOf={useKnownName(recoveryPoints)}
      icon="menu-recovery-points"
      t={t}
      items={toDelete}
      remove={({ id }) => call(recoveryPoints.api.remove, { params: { id } })}
      removeMany={recoveryPoints.api.removeMany}
      detail={({ physical_size: size }) => t('delete.frees', { size: format.bytes(size) })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
