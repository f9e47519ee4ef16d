import { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownStatus, stateOf } from './load-balancer.rules.ts';
import { loadBalancerWords } from './words.ts';

/** Of a load balancer or a pool: quiet in a table, a pill beside a title. A status without words shows as it is. */
export function BalancerStatus({ status, as: Shape = Status }: { status: string; as?: typeof Status | typeof Pill }) {
  const t = useText(loadBalancerWords);
  return <Shape state={stateOf(status)} label={isKnownStatus(status) ? t(`status.${status}`) : status} />;
}
