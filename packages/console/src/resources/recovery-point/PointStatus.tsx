import { isPointBusy, type RecoveryPoint } from '@skydeck/contract';
import type { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { isKnownStatus, stateOf } from './recovery-point.rules.ts';
import { recoveryPointWords } from './recovery-point.ts';

/** Quiet in a table, a pill beside a title; what goes on says how far it is. A status without words shows as it is. */
export function PointStatus({ point, as: Shape = Status }: { point: RecoveryPoint; as?: typeof Status | typeof Pill }) {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  const { status, progress } = point;
  const name = isKnownStatus(status) ? t(`status.${status}`) : status;
  const label =
    isPointBusy(point) && progress !== null
      ? t('status.progress', { status: name, percent: format.percent(progress) })
      : name;
  return <Shape state={stateOf(status)} label={label} />;
}
