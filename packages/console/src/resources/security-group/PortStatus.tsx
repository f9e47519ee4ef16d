import type { Port } from '@skydeck/contract';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownStatus, stateOf } from '../port/port.rules.ts';
import { securityGroupWords } from './security-group.ts';

/** A status without words shows as it is. */
export function PortStatus({ port: { status } }: { port: Pick<Port, 'status'> }) {
  const t = useText(securityGroupWords);
  return <Status state={stateOf(status)} label={isKnownStatus(status) ? t(`ports.${status}`) : status} />;
}
