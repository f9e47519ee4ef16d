import type { RecoveryPoint } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { recoveryPoints } from './recovery-point.ts';
import { whyNotDeleteAmong } from './recovery-point.rules.ts';
import { recoveryPointWords } from './words.ts';

/** Each is there, and on its way out, until an event says that it is gone. */
const leaving = { applyEvent: () => recoveryPoints.items.freshen() };

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly points: readonly RecoveryPoint[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Says of each what it frees, or why it will stay. */
export function PointDelete({ points, onClose, onDeleted }: Props) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  const detailOf = (point: RecoveryPoint) => {
    const why = whyNotDeleteAmong(point, points);
    return why
      ? t(why, { count: point.dependents_count })
      : t('delete.frees', { size: format.bytes(point.physical_size) });
  };
  return (
    <DeleteChosen
      chosen={points}
      icon="menu-recovery-points"
      t={t}
      items={leaving}
      remove={({ id }) => call(recoveryPoints.api.remove, { params: { id } })}
      removeMany={recoveryPoints.api.removeMany}
      detail={detailOf}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
