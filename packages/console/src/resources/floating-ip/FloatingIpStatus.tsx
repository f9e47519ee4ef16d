import type { FloatingIp } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownStatus, stateOf } from './floating-ip.rules.ts';
import { floatingIpWords } from './words.ts';

/** Quiet in a table, a pill beside a title. A status without words shows as it is. */
export function FloatingIpStatus({
  status,
  as: Shape = Status,
}: {
  status: FloatingIp['status'];
  as?: typeof Status | typeof Pill;
}) {
  const t = useText(floatingIpWords);
  return <Shape state={stateOf(status)} label={isKnownStatus(status) ? t(`status.${status}`) : status} />;
}
