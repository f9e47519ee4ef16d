import type { Network } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networks } from './network.ts';
import { networkWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly networks: readonly Network[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function NetworkDelete({ networks: chosen, onClose, onDeleted }: Props) {
  const t = useText(networkWords);
  return (
    <DeleteChosen
      chosen={chosen}
      icon="menu-networks"
      t={t}
      items={networks.items}
      remove={({ type, id }) => call(networks.api.remove, { params: { type, id } })}
      removeMany={networks.api.removeMany}
      detail={({ subnets }) => t('delete.subnets', { count: subnets.length })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
