import type { Server } from '@skydeck/contract';
import type { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownStatus, stateOfServer } from './server.rules.ts';
import { serverWords } from './server.ts';

interface Props {
  readonly server: Pick<Server, 'status' | 'task_state'>;
  readonly as?: typeof Status | typeof Pill;
}

/** Quiet in a table, a pill beside a title. A status without words shows as it is. */
export function ServerStatus({ server, as: Shape = Status }: Props) {
  const t = useText(serverWords);
  const { status } = server;
  return <Shape state={stateOfServer(server)} label={isKnownStatus(status) ? t(`status.${status}`) : status} />;
}
