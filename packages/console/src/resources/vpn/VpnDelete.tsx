import type { Vpn } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { vpns } from './vpn.ts';
import { vpnWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly chosen: readonly Vpn[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function VpnDelete({ chosen, refused, onClose, onDeleted }: Props) {
  const t = useText(vpnWords);
  return (
    <DeleteChosen
      chosen={chosen}
      nameOf={useKnownName(vpns)}
      icon="menu-vpn"
      t={t}
      remove={({ id }) => call(vpns.api.remove, { params: { id } })}
      removeMany={vpns.api.removeMany}
      detail={(vpn) => vpn.peer_address}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
