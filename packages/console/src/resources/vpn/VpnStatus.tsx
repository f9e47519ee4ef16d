import type { Vpn } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isKnownStatus, isOff, stateOf } from './vpn.rules.ts';
import { vpnWords } from './vpn.ts';

/** Quiet in a table, a pill beside a title. A status without words shows as it is. */
export function VpnStatus({
  vpn,
  as: Shape = Status,
}: {
  vpn: Pick<Vpn, 'status' | 'admin_state_up'>;
  as?: typeof Status | typeof Pill;
}) {
  const t = useText(vpnWords);
  const { status } = vpn;
  const said = isKnownStatus(status) ? t(`status.${status}`) : status;
  return <Shape state={stateOf(status)} label={isOff(vpn) ? t('status.off') : said} />;
}
